import { knownColumn } from './columns.ts';
import type { KnownColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** A column of a file that the server or the app reads. */
export interface Place extends KnownColumn {
  index: number;
}

/** The columns of a file that count. */
export const placesOf = ({ targets }: Sheet): Place[] =>
  targets.flatMap((target, index): Place[] => {
    const known = target ? knownColumn(target) : undefined;
    return known && known.kind !== 'unused' ? [{ ...known, index }] : [];
  });

/** Reads the cells of one row by the names of their columns. */
export type RowReader = (name: string) => string;

/** Where each column stands in a file; -1 for one that it doesn't have. */
export interface Columns {
  indexOf: (name: string) => number;
  /** @returns a reader of one row; '' for what the file doesn't have */
  reader: (cells: readonly string[]) => RowReader;
  /** The columns of option values, with those of their names. */
  options: readonly { name: number; value: number }[];
}

export function columnsOf(places: readonly Place[]): Columns {
  const byName = new Map<string, number>();
  for (const { name, index } of places) if (!byName.has(name)) byName.set(name, index);
  const indexOf = (name: string): number => byName.get(name) ?? -1;
  return {
    indexOf,
    reader: (cells) => (name) => (cells[indexOf(name)] ?? '').trim(),
    options: places
      .filter(({ name }) => /^Option \d+ Value$/.test(name))
      .map(({ name, index }) => ({ name: indexOf(name.replace('Value', 'Name')), value: index })),
  };
}
