import type { QueryClient } from '@tanstack/react-query';
import type { ScreenLocation } from '#app/area/area.ts';
import { orderRecord } from '../query.ts';
import { orderEditsOptions } from './edits.ts';

/** For the route's loader: starts to read the order and its edits. */
export function startOrderEdit(queryClient: QueryClient, { params }: ScreenLocation): void {
  const id = params['id'] ?? '';
  orderRecord.start(queryClient, id);
  void queryClient.prefetchQuery(orderEditsOptions(id));
}
