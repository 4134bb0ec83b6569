import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { OldEncoding } from '#shared/files/decode.ts';
import type { WorkerResponse, WorkerRequest, ShownPlan, Wants, Written } from './messages.ts';
import type { Fault, Unreadable } from './read.ts';
import { withTargets } from './sheet.ts';
import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';
import type { IndexProduct, StoredProduct } from './store.ts';

export interface OpenSheet extends Omit<Sheet, 'decimals'> {
  /** New for each opened file and encoding. */
  id: number;
  name: string;
  /** Total; `rows` fills up in chunks. */
  count: number;
  /** Guessed encoding; undefined if the file makes it clear. */
  guess: OldEncoding | undefined;
  problems: readonly Problem[] | undefined;
  /** Undefined until checked. */
  wants: Wants | undefined;
  /** Undefined until compared with the store. */
  plan: ShownPlan | undefined;
}

export interface Refusal {
  reason: Unreadable;
  fault: Fault;
}

export class UnwrittenError extends Error {}

interface Writing {
  id: number;
  resolve: (file: Written) => void;
  reject: (why: UnwrittenError) => void;
}

export interface SheetState {
  sheet: OpenSheet | undefined;
  isReading: boolean;
  refusal: Refusal | undefined;
  open: (file: File, store: StoreFacts) => void;
  reopen: (encoding: OldEncoding) => void;
  /** `sheet.rows` stays as read. */
  edit: (edits: readonly Edit[]) => void;
  /** By column index; '' skips the column. */
  setTargets: (targets: ReadonlyMap<number, string>) => void;
  setLocation: (location: string) => void;
  /** Channel name for new products if the file names none. */
  setChannel: (channel: string | undefined) => void;
  setIndex: (products: readonly IndexProduct[]) => void;
  addStored: (products: readonly StoredProduct[]) => void;
  /** @throws UnwrittenError if the file isn't ready or was closed, or the call was aborted */
  write: (call: CallOptions) => Promise<Written>;
  close: () => void;
}

/** Reads, checks and compares a file in a worker. */
export function useSheet(): SheetState {
  const worker = useRef<Worker>(undefined);
  const writing = useRef<Writing>(undefined);
  const writes = useRef(0);
  const ids = useRef(0);
  const [sheet, setSheet] = useState<OpenSheet>();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const drop = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
    writing.current?.reject(new UnwrittenError());
    writing.current = undefined;
  };
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);

  const refuse = (why: Refusal): void => {
    close();
    setRefusal(why);
  };
  const hear = (name: string, news: WorkerResponse): void => {
    switch (news.kind) {
      case 'unreadable':
        refuse(news);
        break;
      case 'written':
        if (news.id === writing.current?.id) writing.current.resolve(news);
        break;
      case 'unwritten':
        if (news.id === writing.current?.id) writing.current.reject(new UnwrittenError());
        break;
      case 'opened': {
        const { headers, targets, lines, count, guess } = news;
        ids.current += 1;
        const empty = { rows: [], problems: undefined, wants: undefined, plan: undefined };
        setSheet({ id: ids.current, name, headers, targets, lines, count, guess, ...empty });
        break;
      }
      case 'rows':
        setSheet((old) => (old ? { ...old, rows: [...old.rows, ...news.rows] } : old));
        break;
      case 'checked': {
        const { problems, wants, plan } = news;
        setReading(false);
        setSheet((old) => (old ? { ...old, problems, wants, plan } : old));
        break;
      }
      default:
        news satisfies never;
    }
  };
  const close = (): void => {
    drop();
    setSheet(undefined);
    setReading(false);
    setRefusal(undefined);
  };
  const send = (order: WorkerRequest): void => worker.current?.postMessage(order);
  return {
    sheet,
    isReading,
    refusal,
    open: (file, store) => {
      close();
      const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      // Rendering thousands of rows must not block input.
      made.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) =>
        startTransition(() => hear(file.name, data)),
      );
      made.addEventListener('error', () => refuse({ reason: 'unknown', fault: {} }));
      worker.current = made;
      setReading(true);
      send({ kind: 'open', file, store });
    },
    reopen: (encoding) => send({ kind: 'encoding', encoding }),
    edit: (edits) => send({ kind: 'edit', edits }),
    setTargets: (targets) => {
      setSheet((old) => old && { ...old, targets: withTargets(old.targets, targets) });
      send({ kind: 'targets', targets });
    },
    setLocation: (location) => send({ kind: 'location', location }),
    setChannel: (channel) => send({ kind: 'channel', channel }),
    setIndex: (products) => send({ kind: 'index', products }),
    addStored: (products) => send({ kind: 'stored', products }),
    write: ({ signal }) =>
      new Promise((resolve, reject) => {
        const end = (): void => reject(new UnwrittenError());
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted || !worker.current) {
          end();
          return;
        }
        writes.current += 1;
        const id = writes.current;
        writing.current = { id, resolve, reject };
        send({ kind: 'write', id });
      }),
    close,
  };
}
