import { useCallback, useEffect, useReducer, useRef } from 'react';
import { changeUploads } from './uploads.ts';
import type { Upload, UploadChange } from './uploads.ts';

/** Sends one file; rejects with an error whose message the reader understands. */
export type SendFile<Result> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Result>;

export interface Uploads<Result> {
  uploads: readonly Upload<Result>[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Stops the upload, or forgets it. */
  remove: (id: string) => void;
}

let made = 0;

/**
 * Sends files one by one, each with its progress.
 *
 * @param describe what went wrong, in the reader's words
 */
export function useUploads<Result>(
  send: SendFile<Result>,
  describe: (error: unknown) => string,
): Uploads<Result> {
  const [uploads, change] = useReducer(
    (state: readonly Upload<Result>[], action: UploadChange<Result>) =>
      changeUploads(state, action),
    [],
  );
  const aborts = useRef(new Map<string, AbortController>());
  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');
  const start = useCallback(
    async ({ id, file }: Upload<Result>) => {
      const abort = new AbortController();
      aborts.current.set(id, abort);
      change({ kind: 'send', id });
      try {
        const result = await send(file, {
          signal: abort.signal,
          onProgress: (progress) => change({ kind: 'progress', id, progress }),
        });
        change({ kind: 'done', id, result });
      } catch (error) {
        if (!abort.signal.aborted) change({ kind: 'fail', id, error: describe(error) });
      } finally {
        aborts.current.delete(id);
      }
    },
    [send, describe],
  );
  useEffect(() => {
    if (next) void start(next);
  }, [next, start]);
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);
  return {
    uploads,
    add: (files) =>
      change({
        kind: 'add',
        uploads: files.map((file) => {
          made += 1;
          return { id: `upload-${made}`, file, state: 'waiting', progress: 0 };
        }),
      }),
    retry: (id) => {
      const upload = uploads.find((each) => each.id === id);
      if (upload) void start(upload);
    },
    remove: (id) => {
      aborts.current.get(id)?.abort();
      change({ kind: 'remove', id });
    },
  };
}
