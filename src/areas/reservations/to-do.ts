import { numberSent } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { listOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { reservationList } from './list/query.ts';

export async function findReservations(query: string, { signal }: ToDoReading): Promise<FoundToDo> {
  const view = readListView(new URLSearchParams(query), reservationList.filters);
  const { reservations, count } = await reservationList.read(
    { ...view, order: 'created_at' },
    { limit: 1, offset: 0 },
    { signal },
  );
  return { count: numberSent(count), isCut: false, oldest: listOf(reservations)[0]?.created_at };
}
