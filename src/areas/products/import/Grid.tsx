import { useDirection } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { moved } from './cell.ts';
import type { Cell } from './cell.ts';
import { GridRow } from './GridRow.tsx';
import type { Edit, Problem } from './sheet.ts';
import type { OpenSheet } from './useSheet.ts';
import { cellId } from './groups.ts';
import classes from './import.module.css';

/** Pixels. */
const ROW_HEIGHT = 34;
const HEAD_WIDTH = 64;
const CELL_WIDTH = 168;
/** Rows that a page key goes. */
const PAGE = 15;

interface GridProps {
  sheet: OpenSheet;
  /** The rows to show, by their place in the file. */
  rows: readonly number[];
  problems: ReadonlyMap<string, Problem>;
  cell: Cell;
  onCell: (cell: Cell) => void;
  onEdit: (edit: Edit) => void;
}

/** The rows of the file as a grid: only those in sight are drawn; arrows move, Enter or typing edits. */
export function Grid({ sheet, rows, problems, cell, onCell, onEdit }: GridProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { dir } = useDirection();
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const columns = useMemo(
    () => sheet.targets.flatMap((target, index) => (target === '' ? [] : [index])),
    [sheet.targets],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollPaddingStart: ROW_HEIGHT,
  });
  const shown = rows.includes(cell.row) ? cell : { ...cell, row: rows[0] ?? 0 };
  useEffect(() => {
    const at = rows.indexOf(shown.row);
    if (at >= 0) virtual.scrollToIndex(at);
    const element = scroller.current;
    if (!element) return;
    const x = columns.indexOf(shown.column) * CELL_WIDTH;
    const far = Math.abs(element.scrollLeft);
    const room = element.clientWidth - HEAD_WIDTH - CELL_WIDTH;
    const to = Math.min(Math.max(far, x - room), x);
    if (to !== far) element.scrollLeft = dir === 'rtl' ? -to : to;
    // Only a move of the cell scrolls, not each change of the rows.
  }, [shown.row, shown.column]);
  const finish = useCallback(
    (value: string | undefined, next?: Cell): void => {
      if (value !== undefined && value !== sheet.rows[shown.row]?.[shown.column])
        onEdit({ row: shown.row, column: shown.column, value });
      setEditing(undefined);
      if (next) onCell(next);
      scroller.current?.focus({ preventScroll: true });
    },
    [sheet.rows, shown.row, shown.column, onEdit, onCell],
  );
  const target = useCallback(
    (key: string): Cell | undefined =>
      moved(key, shown, { rows, columns, page: PAGE, isRtl: dir === 'rtl' }),
    [shown, rows, columns, dir],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = target(event.key);
    if (next) onCell(next);
    else if (event.key === 'Enter' || event.key === 'F2')
      setEditing(sheet.rows[shown.row]?.[shown.column] ?? '');
    else if (event.key === 'Delete' || event.key === 'Backspace')
      onEdit({ row: shown.row, column: shown.column, value: '' });
    else if (event.key.length === 1) setEditing(event.key);
    else return;
    event.preventDefault();
  };
  const current = problems.get(cellId(shown.row, shown.column));
  const place = t('cell.place', {
    row: number(shown.row + 2),
    column: sheet.headers[shown.column] ?? '',
  });
  return (
    <div className={classes.gridFrame}>
      <div
        ref={scroller}
        className={classes.grid}
        role="grid"
        tabIndex={0}
        aria-label={t('check.grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={`cell-${shown.row}-${shown.column}`}
        data-focus={hasFocus || undefined}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ inlineSize: HEAD_WIDTH + columns.length * CELL_WIDTH }}>
          <div className={classes.headRow} role="row" aria-rowindex={1}>
            <div className={classes.corner} role="columnheader" aria-colindex={1}>
              {t('check.row')}
            </div>
            {columns.map((column, index) => (
              <div
                key={column}
                className={classes.head}
                role="columnheader"
                aria-colindex={index + 2}
                data-bad={problems.has(cellId(-1, column)) || undefined}
                data-no-translate
              >
                <bdi>{sheet.targets[column] ?? sheet.headers[column]}</bdi>
              </div>
            ))}
          </div>
          <div
            className={classes.rows}
            role="presentation"
            style={{ blockSize: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index] ?? 0;
              return (
                <GridRow
                  key={row}
                  row={row}
                  index={item.index}
                  start={item.start}
                  cells={sheet.rows[row]}
                  columns={columns}
                  problems={problems}
                  active={row === shown.row ? shown.column : undefined}
                  editing={row === shown.row ? editing : undefined}
                  label={
                    row === shown.row
                      ? t('cell.edit', {
                          row: number(row + 2),
                          column: sheet.headers[shown.column] ?? '',
                        })
                      : ''
                  }
                  onCell={onCell}
                  onEditing={setEditing}
                  onFinish={finish}
                  target={target}
                />
              );
            })}
          </div>
        </div>
      </div>
      <p className={classes.current} role="status">
        {current ? (
          <>
            <strong>{place}</strong> {t(`problem.${current.code}`, { value: current.value ?? '' })}
          </>
        ) : (
          place
        )}
      </p>
    </div>
  );
}
