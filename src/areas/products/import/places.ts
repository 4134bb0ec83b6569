import { knownColumn } from './columns.ts';
import type { KnownColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

export interface Place extends KnownColumn {
  index: number;
}

export const placesOf = ({ targets }: Sheet): Place[] =>
  targets.flatMap((target, index): Place[] => {
    const known = target ? knownColumn(target) : undefined;
    return known && known.kind !== 'unused' ? [{ ...known, index }] : [];
  });

/** Returns '' without the column. */
export type RowReader = (name: string) => string;

export interface Columns {
  indexOf: (name: string) => number;
  reader: (cells: readonly string[]) => RowReader;
  /** Column indexes of option names and values. */
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
