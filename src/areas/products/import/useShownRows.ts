import { useMemo } from 'react';
import type { Problem } from './sheet.ts';

export function useShownRows(
  count: number,
  problems: readonly Problem[] | undefined,
  onlyProblems: boolean,
): readonly number[] {
  return useMemo(() => {
    if (!onlyProblems) return Array.from({ length: count }, (_, row) => row);
    const rows = new Set(problems?.map(({ row }) => row));
    rows.delete(-1);
    return [...rows].toSorted((a, b) => a - b);
  }, [count, problems, onlyProblems]);
}
