import type { QueryClient } from '@tanstack/react-query';
import type { ScreenLocation } from '#app/area/area.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { orderRecord } from '../query.ts';
import { orderEditsOptions } from './edits.ts';

export async function startOrderEdit(
  queryClient: QueryClient,
  { params }: ScreenLocation,
): Promise<unknown> {
  const id = params['id'] ?? '';
  return Promise.all([
    orderRecord.start(queryClient, id),
    prefetch(queryClient, orderEditsOptions(id)),
  ]);
}
