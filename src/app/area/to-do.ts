import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Feature } from '../flags/flags.ts';
import type { AreaIcon } from './area.ts';

/** In the order of the page. */
export const TO_DO_IDS = [
  'capture',
  'editPayments',
  'fulfill',
  'ship',
  'send',
  'overpaid',
  'returns',
  'refunds',
  'drafts',
  'outOfStock',
  'lowStock',
  'archivedReservations',
  'discounts',
  'priceLists',
] as const;

export type ToDoId = (typeof TO_DO_IDS)[number];

export interface ToDoSettings {
  /** Fewer available units are low. */
  lowStock: number;
}

export interface ToDoReading {
  client: QueryClient;
  signal: AbortSignal;
}

export interface FoundToDo {
  /** See `foundCount`. */
  count: number | undefined;
  /** There may be more. */
  isCut: boolean;
  /** ISO 8601. */
  oldest: string | undefined;
}

/** Milliseconds. */
export const WHOLE_COUNT_HOLDS = 15 * 60_000;

/** Work that the home page counts. */
export interface ToDo {
  id: ToDoId;
  icon: AreaIcon;
  feature?: Feature;
  /** Only in stores that lack it. */
  without?: Feature;
  /** Query string of the list; it is counted, and the link shows it. */
  query: (settings: ToDoSettings) => string;
  to: (query: string) => string;
  /** Works through the same records. */
  queue?: (query: string) => string;
  /** Begins with the records' query key, so that writes refresh the count. */
  key: QueryKey;
  read: (query: string, reading: ToDoReading) => Promise<FoundToDo>;
  /** Checks all records, in the background, if `read` could check only a part. */
  readAll?: (query: string, reading: ToDoReading) => Promise<FoundToDo>;
}

/** Unknown if only a part was checked and nothing found. */
export const foundCount = (count: number, isCut: boolean): number | undefined =>
  isCut && count === 0 ? undefined : count;

/** @throws TypeError if the server sent no number */
export function numberSent(count: unknown): number {
  if (typeof count === 'number' && Number.isFinite(count)) return count;
  throw new TypeError('The answer has no count');
}
