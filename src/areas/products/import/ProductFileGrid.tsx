import { useCallback, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellProblem } from '#ui/grid/column.ts';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import { FileGrid } from './FileGrid.tsx';
import type { FileColumn } from './FileGrid.tsx';
import type { FileEdits } from './useFileEdits.ts';
import { cellId } from './groups.ts';
import type { Problem } from './sheet.ts';
import type { OpenSheet } from './useSheet.ts';

interface ProductFileGridProps {
  sheet: OpenSheet;
  rows: readonly number[];
  problems: ReadonlyMap<string, Problem>;
  file: FileEdits;
  ref: Ref<GridHandle>;
}

export function ProductFileGrid(props: ProductFileGridProps): ReactNode {
  const { sheet, rows, problems, file, ref } = props;
  const { t } = useTranslation('imports');
  const { headers, targets, lines } = sheet;
  const columns = useMemo(
    () =>
      targets.flatMap((target, at): FileColumn[] => {
        if (target === '') return [];
        const isBad = problems.has(cellId(-1, at));
        return [{ at, name: target ?? headers[at] ?? '', isBad }];
      }),
    [headers, targets, problems],
  );
  const problemAt = useCallback(
    (row: number, column: number): CellProblem | undefined => {
      const problem = problems.get(cellId(row, column));
      if (!problem) return undefined;
      const { code, value = '', isWarning = false } = problem;
      return { text: t(`problem.${code}`, { value }), isWarning };
    },
    [problems, t],
  );
  return (
    <FileGrid
      ref={ref}
      columns={columns}
      rows={rows}
      lines={lines}
      problemAt={problemAt}
      file={file}
    />
  );
}
