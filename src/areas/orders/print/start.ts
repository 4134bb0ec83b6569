import type { QueryClient } from '@tanstack/react-query';
import type { ScreenLocation } from '#app/area/area.ts';
import { orderRecord } from '../order/query.ts';
import { ORDER_ID } from './choices.ts';

export async function startPrint(
  queryClient: QueryClient,
  { search }: ScreenLocation,
): Promise<unknown> {
  const [first] = search.get(ORDER_ID)?.split(',') ?? [];
  return first ? orderRecord.start(queryClient, first) : undefined;
}
