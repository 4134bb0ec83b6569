import type { QueryClient } from '@tanstack/react-query';
import type { ScreenLocation } from '#app/area/area.ts';
import { orderRecord } from '../order/query.ts';
import { ORDER_ID } from './choices.ts';

/** For the route's loader: starts to read the first order that is printed. */
export function startPrint(queryClient: QueryClient, { search }: ScreenLocation): void {
  const first = search.get(ORDER_ID);
  if (first) orderRecord.start(queryClient, first);
}
