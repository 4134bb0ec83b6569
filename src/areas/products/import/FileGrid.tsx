import { useCallback, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { textColumn } from '#ui/grid/column.ts';
import type { CellProblem, GridColumn } from '#ui/grid/column.ts';
import { DataGrid } from '#ui/grid/DataGrid.tsx';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import type { GridRow } from '#ui/grid/GridRow.tsx';
import classes from './jobs.module.css';
import type { FileEdits } from './useFileEdits.ts';

export interface FileColumn {
  /** Index in the file. */
  at: number;
  name: string;
  /** Unknown column. */
  isBad: boolean;
}

interface FileGridProps {
  columns: readonly FileColumn[];
  /** Indices in the file. */
  rows: readonly number[];
  /** Spreadsheet line numbers. */
  lines: readonly number[];
  problemAt: (row: number, column: number) => CellProblem | undefined;
  file: FileEdits;
  ref: Ref<GridHandle>;
}

export function FileGrid(props: FileGridProps): ReactNode {
  const { columns, rows, lines, problemAt, file, ref } = props;
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const drawn = useMemo(
    () => columns.map(({ at, name, isBad }): GridColumn => textColumn(String(at), name, { isBad })),
    [columns],
  );
  const shown = useMemo(
    () => rows.map((row): GridRow => ({ id: String(row), name: number(lines[row] ?? 0) })),
    [rows, lines, number],
  );
  const problemOf = useCallback(
    (row: string, column: string) => problemAt(Number(row), Number(column)),
    [problemAt],
  );
  const labelOf = useCallback(
    ({ name }: GridRow, { header }: GridColumn) => t('grid.place', { row: name, column: header }),
    [t],
  );
  return (
    <div className={classes.grid}>
      <DataGrid
        ref={ref}
        label={t('grid.label')}
        corner={t('grid.row')}
        rows={shown}
        columns={drawn}
        valueOf={file.valueOf}
        edits={file.edits}
        problemOf={problemOf}
        labelOf={labelOf}
      />
    </div>
  );
}
