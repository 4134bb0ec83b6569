import type { ListView } from '#ui/list/useListState.ts';

/** Query parameter */
export const TO_DO_FILTER = 'todo';

export const TO_DO = ['ship', 'capture', 'send', 'pay', 'refund'] as const;

export type ToDoFilter = (typeof TO_DO)[number];

/** Returns the view's to-do filter, if valid. */
export const toDoOf = ({ filters }: Pick<ListView, 'filters'>): ToDoFilter | undefined =>
  TO_DO.find((value) => filters[TO_DO_FILTER]?.[0] === value);

/** Newest orders, or edits, to check if statuses don't decide */
export const MOST_CHECKED = 500;
