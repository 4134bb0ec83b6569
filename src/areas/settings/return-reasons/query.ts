import type { QueryClient } from '@tanstack/react-query';
import {
  getGetReturnReasonQueryOptions,
  getListReturnReasonsQueryOptions,
} from '#generated/admin/return-reasons/return-reasons.ts';
import { startReading } from '#app/query/start-reading.ts';
import { recordQuery } from '#shared/record-query.ts';

/** A return reason, for its form. */
export const returnReasonRecord = recordQuery({
  name: 'return_reason',
  query: getGetReturnReasonQueryOptions,
});

/** For the route's loader: starts to load all reasons. */
export const startReturnReasons = async (client: QueryClient) =>
  startReading(client, getListReturnReasonsQueryOptions());
