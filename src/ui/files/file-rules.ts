import { NO_VALUE } from '../format/instant.ts';

export interface FileRules {
  /** Like a file input's `accept`: `image/*,.csv`. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
}

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

/** "1.5 MB" */
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
