import { useCallback, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { textColumn } from '#ui/grid/column.ts';
import type { CellProblem, GridColumn } from '#ui/grid/column.ts';
import { DataGrid } from '#ui/grid/DataGrid.tsx';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import type { GridRow } from '#ui/grid/GridRow.tsx';
import { cellId } from './groups.ts';
import type { Problem } from './sheet.ts';
import type { useFileEdits } from './useFileEdits.ts';
import type { OpenSheet } from './useSheet.ts';
import classes from './import.module.css';

interface FileGridProps {
  sheet: OpenSheet;
  /** The rows to show, by their place in the file. */
  rows: readonly number[];
  problems: ReadonlyMap<string, Problem>;
  file: ReturnType<typeof useFileEdits>;
  ref: Ref<GridHandle>;
}

/** The row's number as a spreadsheet counts it: the header is the first. */
const HEADER_ROWS = 2;

/** The rows of the file as a spreadsheet, with what is wrong in them. */
export function FileGrid({ sheet, rows, problems, file, ref }: FileGridProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { headers, targets } = sheet;
  const columns = useMemo(
    () =>
      targets.flatMap((target, index): GridColumn[] => {
        if (target === '') return [];
        const isBad = problems.has(cellId(-1, index));
        return [textColumn(String(index), target ?? headers[index] ?? '', { isBad })];
      }),
    [headers, targets, problems],
  );
  const shown = useMemo(
    () => rows.map((row): GridRow => ({ id: String(row), name: number(row + HEADER_ROWS) })),
    [rows, number],
  );
  const problemOf = useCallback(
    (row: string, column: string): CellProblem | undefined => {
      const problem = problems.get(cellId(Number(row), Number(column)));
      if (!problem) return undefined;
      const { code, value = '', isWarning = false } = problem;
      return { text: t(`problem.${code}`, { value }), isWarning };
    },
    [problems, t],
  );
  const labelOf = useCallback(
    ({ name }: GridRow, { header }: GridColumn) => t('cell.place', { row: name, column: header }),
    [t],
  );
  return (
    <div className={classes.grid}>
      <DataGrid
        ref={ref}
        label={t('check.grid')}
        corner={t('check.row')}
        rows={shown}
        columns={columns}
        valueOf={file.valueOf}
        edits={file.edits}
        problemOf={problemOf}
        labelOf={labelOf}
      />
    </div>
  );
}
