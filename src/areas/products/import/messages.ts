import type { OldEncoding } from '#shared/decode.ts';
import type { Plan } from './plan.ts';
import type { Fault, Unreadable } from './read.ts';
import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';
import type { IndexProduct, StoredProduct } from './store.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { kind: 'open'; file: File; store: StoreFacts }
  /** Reads the file anew; what was edited is gone. */
  | { kind: 'encoding'; encoding: OldEncoding }
  | { kind: 'edit'; edits: readonly Edit[] }
  /** New meanings of columns, by their places; '' leaves one out. */
  | { kind: 'targets'; targets: ReadonlyMap<number, string> }
  /** All products that the store has. */
  | { kind: 'index'; products: readonly IndexProduct[] }
  /** Products that the file names, with what it can change of them. */
  | { kind: 'stored'; products: readonly StoredProduct[] }
  /** Where stock without a location of its own goes. */
  | { kind: 'location'; location: string }
  /** The name of the channel of new products where the file has none; undefined for none. */
  | { kind: 'channel'; channel: string | undefined }
  /** The id comes back with the answer. */
  | { kind: 'write'; id: number };

/** What the file makes it necessary to know of the store. */
export interface Wants {
  variants: boolean;
  prices: boolean;
  stock: boolean;
  /** Products to be read; undefined before the index is there. */
  products: readonly string[] | undefined;
}

export interface Written {
  text: string;
  /** What is to be done for the stock afterwards; undefined where there is nothing. */
  orders: string | undefined;
}

/** What the worker tells. */
export type WorkerResponse =
  | {
      kind: 'opened';
      headers: Sheet['headers'];
      targets: Sheet['targets'];
      lines: Sheet['lines'];
      count: number;
      guess: OldEncoding | undefined;
    }
  /** Some rows, the next ones in the file; not all at once, so that the page never stands still. */
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'checked'; problems: Problem[]; wants: Wants; plan: ShownPlan | undefined }
  | ({ kind: 'written'; id: number } & Written)
  /** The file isn't to be uploaded as it stands: what was told of the check last says why. */
  | { kind: 'unwritten'; id: number }
  | { kind: 'unreadable'; reason: Unreadable; fault: Fault };

/** A plan without what only the worker needs. */
export type ShownPlan = Omit<Plan, 'sent' | 'orders'>;
