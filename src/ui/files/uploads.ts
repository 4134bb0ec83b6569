import { NO_VALUE } from '../format/instant.ts';

/** A file on its way to the server, or arrived. */
export interface Upload<Result> {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Part of the file that has been sent, 0 to 1. */
  progress: number;
  result?: Result;
  /** Why it failed, in the reader's words. */
  error?: string;
}

export type UploadChange<Result> =
  | { kind: 'add'; uploads: readonly Upload<Result>[] }
  | { kind: 'send'; id: string }
  | { kind: 'progress'; id: string; progress: number }
  | { kind: 'done'; id: string; result: Result }
  | { kind: 'fail'; id: string; error: string }
  | { kind: 'remove'; id: string };

/** The uploads after a change; what happens to a removed one changes nothing. */
export function changeUploads<Result>(
  uploads: readonly Upload<Result>[],
  change: UploadChange<Result>,
): readonly Upload<Result>[] {
  const put = (id: string, fields: Partial<Upload<Result>>): Upload<Result>[] =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload));
  switch (change.kind) {
    case 'add':
      return [...uploads, ...change.uploads];
    case 'send':
      return uploads.map((upload) => {
        if (upload.id !== change.id) return upload;
        const { error: _gone, ...rest } = upload;
        return { ...rest, state: 'sending', progress: 0 };
      });
    case 'progress':
      return put(change.id, { progress: Math.min(Math.max(change.progress, 0), 1) });
    case 'done':
      return put(change.id, { state: 'done', progress: 1, result: change.result });
    case 'fail':
      return put(change.id, { state: 'failed', error: change.error });
    case 'remove':
      return uploads.filter(({ id }) => id !== change.id);
    default:
      return change satisfies never;
  }
}

export interface FileRules {
  /** As the `accept` of a file input: `image/*,.csv`. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
}

/** Why a file is not taken; undefined when it is. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  { accept, maxSize }: FileRules,
): 'type' | 'size' | 'empty' | undefined {
  if (accept) {
    const wanted = accept.split(',').map((entry) => entry.trim().toLowerCase());
    const isWanted = wanted.some((entry) => {
      if (entry.startsWith('.')) return file.name.toLowerCase().endsWith(entry);
      if (entry.endsWith('/*')) return file.type.startsWith(entry.slice(0, -1));
      return file.type === entry;
    });
    if (!isWanted) return 'type';
  }
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in words: "1.5 MB". */
export function sizeInWords(bytes: number, tag: string): string {
  if (!Number.isFinite(bytes)) return NO_VALUE;
  let power = 0;
  let value = bytes;
  while (value >= 1000 && power < UNITS.length - 1) {
    value /= 1000;
    power += 1;
  }
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(value);
}
