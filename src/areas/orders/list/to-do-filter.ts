import type { ListView } from '#ui/list/useListState.ts';

/** The filter's name in the address. */
export const TO_DO_FILTER = 'todo';

/** Values of the filter. */
export const TO_DO = ['ship', 'capture', 'send'] as const;

export type ToDoFilter = (typeof TO_DO)[number];

/** The filter's value in a view; undefined without one that this app knows. */
export const toDoOf = ({ filters }: Pick<ListView, 'filters'>): ToDoFilter | undefined =>
  TO_DO.find((value) => filters[TO_DO_FILTER]?.[0] === value);

/** Orders that are looked through at most, the newest first, where the server's statuses leave it open. */
export const MOST_CHECKED = 500;
