import { createStore } from '../frame/store.ts';

/** Errors that are kept; older ones make room. */
export const LOG_LIMIT = 50;

/** An error that a toast showed. */
export interface LoggedError {
  id: number;
  /** Milliseconds. */
  at: number;
  title: string | undefined;
  message: string;
  /** The server's own sentence. */
  detail: string | undefined;
  seen: boolean;
}

/** The errors since the page was loaded, the newest first. They are nowhere stored. */
export const errorsLog = createStore<readonly LoggedError[]>([]);

let lastId = 0;

/** Keeps the errors that toasts showed, for the activity list. */
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
