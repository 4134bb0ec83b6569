import type { Edits } from '#ui/grid/edits.ts';
import { HANDLE } from './columns.ts';
import type { Problem, Sheet } from './sheet.ts';

/** New records need these; existing titles have a problem `keep` once they are known. */
const REQUIRED: ReadonlySet<string | undefined> = new Set([
  HANDLE,
  'Product Title',
  'Variant Title',
]);

/** Returns the indexes of columns without a value that nothing needs. Recognized ones would clear stored values. */
export function emptyColumns(
  { targets, rows }: Pick<Sheet, 'targets' | 'rows'>,
  edits: Edits,
  problems: readonly Problem[],
): number[] {
  const typed = new Set(
    [...edits.values()].flatMap((cells) =>
      [...cells].flatMap(([column, value]) => (value ? [Number(column)] : [])),
    ),
  );
  const [kept, needed] = [new Set<number>(), new Set<number>()];
  for (const { row, column, code } of problems) {
    if (row >= 0) (code === 'keep' ? kept : needed).add(column);
  }
  return targets.flatMap((target, column) => {
    const isNeeded = needed.has(column) || (REQUIRED.has(target) && !kept.has(column));
    if (target === '' || isNeeded || typed.has(column)) return [];
    return rows.every((cells) => (cells[column] ?? '').trim() === '') ? [column] : [];
  });
}
