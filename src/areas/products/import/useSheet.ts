import { startTransition, useEffect, useRef, useState } from 'react';
import type { News, Order } from './messages.ts';
import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';

export interface OpenSheet extends Sheet {
  name: string;
  /** Rows that the file has; all of them are here once it is read. */
  count: number;
  problems: readonly Problem[] | undefined;
}

export interface SheetState {
  sheet: OpenSheet | undefined;
  /** A file is being read. */
  isReading: boolean;
  isUnreadable: boolean;
  open: (file: File, store: StoreFacts) => void;
  /** Tells what was changed; the sheet's own rows stay as the file has them. */
  edit: (edits: readonly Edit[]) => void;
  setTarget: (column: number, target: string) => void;
  /** The file as the server is to get it. */
  write: () => Promise<string>;
  close: () => void;
}

/** A file in a worker, which reads and checks it; the page has the rows to show. */
export function useSheet(): SheetState {
  const worker = useRef<Worker>(undefined);
  const written = useRef<(text: string) => void>(undefined);
  const [sheet, setSheet] = useState<OpenSheet>();
  const [reading, setReading] = useState<'no' | 'reading' | 'unreadable'>('no');
  useEffect(() => () => worker.current?.terminate(), []);

  const hear = (name: string, news: News): void => {
    if (news.kind === 'unreadable') setReading('unreadable');
    if (news.kind === 'written') written.current?.(news.text);
    if (news.kind === 'opened') {
      const { headers, targets, count } = news;
      setSheet({ name, headers, targets, count, rows: [], problems: undefined });
    }
    if (news.kind === 'rows')
      setSheet((old) => (old ? { ...old, rows: [...old.rows, ...news.rows] } : old));
    if (news.kind === 'checked') {
      setReading('no');
      setSheet((old) => (old ? { ...old, problems: news.problems } : old));
    }
  };
  const close = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setSheet(undefined);
    setReading('no');
  };
  const send = (order: Order): void => worker.current?.postMessage(order);
  return {
    sheet,
    isReading: reading === 'reading',
    isUnreadable: reading === 'unreadable',
    open: (file, store) => {
      close();
      const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      // Thousands of rows are drawn bit by bit; what someone types or presses goes before.
      made.addEventListener('message', ({ data }: MessageEvent<News>) =>
        startTransition(() => hear(file.name, data)),
      );
      made.addEventListener('error', () => setReading('unreadable'));
      worker.current = made;
      setReading('reading');
      send({ kind: 'open', file, store });
    },
    edit: (edits) => send({ kind: 'edit', edits }),
    setTarget: (column, target) => {
      setSheet((old) => old && { ...old, targets: old.targets.with(column, target) });
      send({ kind: 'target', column, target });
    },
    write: () =>
      new Promise((resolve) => {
        written.current = resolve;
        send({ kind: 'write' });
      }),
    close,
  };
}
