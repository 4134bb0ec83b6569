import type { QueryClient } from '@tanstack/react-query';
import {
  getGetReturnReasonQueryOptions,
  getListReturnReasonsQueryOptions,
} from '#generated/admin/return-reasons/return-reasons.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { recordQuery } from '#shared/record/record-query.ts';

export const returnReasonRecord = recordQuery({
  name: 'return_reason',
  query: getGetReturnReasonQueryOptions,
});

export const startReturnReasons = async (client: QueryClient) =>
  prefetch(client, getListReturnReasonsQueryOptions());
