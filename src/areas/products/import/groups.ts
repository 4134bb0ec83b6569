import type { Edit, Problem } from './sheet.ts';

export interface ProblemGroup {
  id: string;
  first: Problem;
  problems: readonly Problem[];
  fixes: readonly Edit[];
}

/** Groups problems by code and column, warnings last. */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const id = `${problem.code} ${problem.column}`;
    const group = groups.get(id);
    if (group) group.push(problem);
    else groups.set(id, [problem]);
  }
  return [...groups]
    .flatMap(([id, all]): ProblemGroup[] => {
      const [first] = all;
      if (!first) return [];
      const fixes = all.flatMap(({ row, column, fix }) =>
        fix === undefined || row < 0 || column < 0 ? [] : [{ row, column, value: fix }],
      );
      return [{ id, first, problems: all, fixes }];
    })
    .toSorted((a, b) => Number(a.first.isWarning ?? false) - Number(b.first.isWarning ?? false));
}

export const isReady = (problems: readonly Problem[] | undefined): boolean =>
  problems !== undefined && problems.every(({ isWarning }) => isWarning === true);

export function problemsByCell(problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  const cells = new Map<string, Problem>();
  for (const problem of problems) {
    const cell = cellId(problem.row, problem.column);
    if (!cells.has(cell) || cells.get(cell)?.isWarning) cells.set(cell, problem);
  }
  return cells;
}

export const cellId = (row: number, column: number): string => `${row} ${column}`;
