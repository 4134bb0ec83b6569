import type { OldEncoding } from '#shared/files/decode.ts';
import type { Plan } from './plan.ts';
import type { Fault, Unreadable } from './read.ts';
import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';
import type { IndexProduct, StoredProduct } from './store.ts';

export type WorkerRequest =
  | { kind: 'open'; file: File; store: StoreFacts }
  /** Drops edits. */
  | { kind: 'encoding'; encoding: OldEncoding }
  | { kind: 'edit'; edits: readonly Edit[] }
  /** Targets by column index; '' skips the column. */
  | { kind: 'targets'; targets: ReadonlyMap<number, string> }
  /** All products. */
  | { kind: 'index'; products: readonly IndexProduct[] }
  /** Products named in the file. */
  | { kind: 'stored'; products: readonly StoredProduct[] }
  /** Location of stock without one in the file. */
  | { kind: 'location'; location: string }
  /** Channel name for new products if the file names none. */
  | { kind: 'channel'; channel: string | undefined }
  /** Echoed in the response. */
  | { kind: 'write'; id: number };

export interface Wants {
  variants: boolean;
  prices: boolean;
  stock: boolean;
  /** Undefined before the index arrives. */
  products: readonly string[] | undefined;
}

export interface Written {
  text: string;
  orders: string | undefined;
}

export type WorkerResponse =
  | {
      kind: 'opened';
      headers: Sheet['headers'];
      targets: Sheet['targets'];
      lines: Sheet['lines'];
      count: number;
      guess: OldEncoding | undefined;
    }
  /** Chunked to keep the page responsive. */
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'checked'; problems: Problem[]; wants: Wants; plan: ShownPlan | undefined }
  | ({ kind: 'written'; id: number } & Written)
  /** The file has problems or changes nothing; the last `checked` says why. */
  | { kind: 'unwritten'; id: number }
  | { kind: 'unreadable'; reason: Unreadable; fault: Fault };

export type ShownPlan = Omit<Plan, 'sent' | 'orders'>;
