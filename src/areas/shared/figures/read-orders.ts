import { createPausing } from './pausing.ts';

export interface Page<Row> {
  rows: readonly Row[];
  /** Of the whole list */
  count: number;
}

export type FetchPage<Row> = (
  part: { limit: number; offset: number },
  call: { signal: AbortSignal },
) => Promise<Page<Row>>;

export interface Progress {
  read: number;
  count: number;
  isPaused: boolean;
}

export interface ReadingOptions<Row> {
  /** In a stable order; rows may be added anywhere, but none removed. */
  fetchPage: FetchPage<Row>;
  /** Rows a page */
  limit: number;
  atOnce: number;
  onPage: (rows: readonly Row[], offset: number) => Promise<void>;
  onProgress?: (progress: Progress) => void;
}

export interface Reading {
  pause: () => void;
  resume: () => void;
  /** Drops pages on their way. */
  stop: () => void;
  /** Rejects with the first error. */
  done: Promise<'finished' | 'stopped'>;
}

/** Rows added meanwhile are read, too. */
export function readOrders<Row>(options: ReadingOptions<Row>): Reading {
  const { fetchPage, limit, atOnce, onPage, onProgress } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  let read = 0;
  let count = 0;
  let next = 0;
  const pausing = createPausing();

  const tell = (): void => onProgress?.({ read, count, isPaused: pausing.isPaused() });

  const readPage = async (part: { limit: number; offset: number }): Promise<number> => {
    const page = await fetchPage(part, { signal });
    if (isStopped()) return 0;
    await onPage(page.rows, part.offset);
    read += page.rows.length;
    count = Math.max(count, page.count);
    tell();
    return page.rows.length;
  };

  const readOn = async (step: number): Promise<void> => {
    while (next < count) {
      await pausing.ended();
      if (isStopped() || next >= count) return;
      const offset = next;
      next += step;
      await readPage({ limit: step, offset });
    }
  };

  const readAll = async (): Promise<'finished' | 'stopped'> => {
    try {
      // A server may send fewer than asked for.
      const step = await readPage({ limit, offset: 0 });
      next = step;
      if (step > 0) await Promise.all(Array.from({ length: atOnce }, () => readOn(step)));
    } catch (error) {
      if (!isStopped()) {
        stopping.abort();
        throw error;
      }
    }
    return isStopped() ? 'stopped' : 'finished';
  };

  return {
    pause: () => {
      if (pausing.pause()) tell();
    },
    resume: () => {
      pausing.resume();
      tell();
    },
    stop: () => {
      stopping.abort();
      pausing.resume();
    },
    done: readAll(),
  };
}
