import type { QueryClient } from '@tanstack/react-query';
import {
  getGetReturnReasonQueryOptions,
  getListReturnReasonsQueryOptions,
} from '#generated/admin/return-reasons/return-reasons.ts';
import { startReading } from '#app/query/start-reading.ts';
import { recordQuery } from '#shared/record-query.ts';

export const returnReasonRecord = recordQuery({
  name: 'return_reason',
  query: getGetReturnReasonQueryOptions,
});

export const startReturnReasons = async (client: QueryClient) =>
  startReading(client, getListReturnReasonsQueryOptions());
