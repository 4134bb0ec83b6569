import type { Edit, Problem, Sheet, StoreFacts } from './sheet.ts';

/** What the page asks of the worker. */
export type Order =
  | { kind: 'open'; file: File; store: StoreFacts }
  | { kind: 'edit'; edits: readonly Edit[] }
  | { kind: 'target'; column: number; target: string | undefined }
  | { kind: 'write' };

/** What the worker tells. */
export type News =
  | { kind: 'opened'; headers: Sheet['headers']; targets: Sheet['targets']; count: number }
  /** Some rows, the next ones in the file; not all at once, so that the page never stands still. */
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'checked'; problems: Problem[] }
  | { kind: 'written'; text: string }
  | { kind: 'unreadable' };
