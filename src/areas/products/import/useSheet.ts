import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { OldEncoding } from '#shared/decode.ts';
import type { WorkerResponse, WorkerRequest, ShownPlan, Wants, Written } from './messages.ts';
import type { Fault, Unreadable } from './read.ts';
import { withTargets } from './sheet.ts';
import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';
import type { IndexProduct, StoredProduct } from './store.ts';

export interface OpenSheet extends Omit<Sheet, 'decimals'> {
  /** A number for each file that was opened, and for each encoding that it was read in. */
  id: number;
  name: string;
  /** Rows that the file has; all of them are here once it is read. */
  count: number;
  /** The encoding that was taken for want of a better sign. */
  guess: OldEncoding | undefined;
  problems: readonly Problem[] | undefined;
  /** What has to be read of the store; undefined until the file is checked. */
  wants: Wants | undefined;
  /** What the import would do; undefined until the store is compared. */
  plan: ShownPlan | undefined;
}

/** Why a file could not be read, and where. */
export interface Refusal {
  reason: Unreadable;
  fault: Fault;
}

/** There is no file to upload. Where it has problems, the check shows them. */
export class UnwrittenError extends Error {}

/** Who waits for the file that the worker writes. */
interface Writing {
  id: number;
  resolve: (file: Written) => void;
  reject: (why: UnwrittenError) => void;
}

export interface SheetState {
  sheet: OpenSheet | undefined;
  /** A file is being read. */
  isReading: boolean;
  refusal: Refusal | undefined;
  open: (file: File, store: StoreFacts) => void;
  /** Reads the same file in another encoding. */
  reopen: (encoding: OldEncoding) => void;
  /** Tells what was changed; the sheet's own rows stay as the file has them. */
  edit: (edits: readonly Edit[]) => void;
  /** Says what columns are, by their places; '' leaves one out. */
  setTargets: (targets: ReadonlyMap<number, string>) => void;
  setLocation: (location: string) => void;
  /** The channel of new products where the file has none, by its name. */
  setChannel: (channel: string | undefined) => void;
  setIndex: (products: readonly IndexProduct[]) => void;
  addStored: (products: readonly StoredProduct[]) => void;
  /**
   * The file as the server is to get it.
   *
   * @param call ends the waiting
   * @throws UnwrittenError when the file can't be uploaded as it stands, is closed, or the call is ended
   */
  write: (call: CallOptions) => Promise<Written>;
  close: () => void;
}

/** A file in a worker, which reads, checks and compares it; the page has the rows to show. */
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
      // Thousands of rows are drawn bit by bit; what someone types or presses goes before.
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
