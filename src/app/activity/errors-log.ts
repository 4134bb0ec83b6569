import { createStore } from '../state/store.ts';

export const LOG_LIMIT = 50;

export interface LoggedError {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  title: string | undefined;
  message: string;
  detail: string | undefined;
  seen: boolean;
}

/** Newest first; never stored. */
export const errorsLog = createStore<readonly LoggedError[]>([]);

let lastId = 0;

export function logError(
  error: { title?: string | undefined; message: string; detail?: string | undefined },
  now = Date.now(),
): void {
  lastId += 1;
  const { title, message, detail } = error;
  errorsLog.set(
    [{ id: lastId, at: now, title, message, detail, seen: false }, ...errorsLog.get()].slice(
      0,
      LOG_LIMIT,
    ),
  );
}

export const dismissError = (id: number): void =>
  errorsLog.set(errorsLog.get().filter((error) => error.id !== id));

export function markErrorsSeen(): void {
  if (errorsLog.get().every(({ seen }) => seen)) return;
  errorsLog.set(errorsLog.get().map((error) => ({ ...error, seen: true })));
}
