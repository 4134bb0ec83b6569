import { useDirection } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { scrollTo, windowOf } from '../../../ui/picker/window.ts';
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
/** Pixels that the grid is high at most. */
const MOST_SIGHT = 720;
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
  // In whole rows, so that the grid is drawn again only when another row comes into sight.
  const [scrolled, setScrolled] = useState(0);
  const { start, end } = windowOf(scrolled * ROW_HEIGHT, MOST_SIGHT, rows.length, ROW_HEIGHT);
  const shown = rows.includes(cell.row) ? cell : { ...cell, row: rows[0] ?? 0 };
  const reveal = useEffectEvent((row: number, column: number): void => {
    const element = scroller.current;
    if (!element) return;
    const at = Math.max(rows.indexOf(row), 0);
    const sight = element.clientHeight - ROW_HEIGHT;
    element.scrollTop = scrollTo(at, element.scrollTop, sight, ROW_HEIGHT);
    const width = element.clientWidth - HEAD_WIDTH;
    const far = scrollTo(
      Math.max(columns.indexOf(column), 0),
      Math.abs(element.scrollLeft),
      width,
      CELL_WIDTH,
    );
    element.scrollLeft = dir === 'rtl' ? -far : far;
  });
  // Only a move of the cell scrolls, not each change of the rows.
  useEffect(() => reveal(shown.row, shown.column), [shown.row, shown.column]);
  const finish = (value: string | undefined, next?: Cell): void => {
    if (value !== undefined && value !== sheet.rows[shown.row]?.[shown.column])
      onEdit({ row: shown.row, column: shown.column, value });
    setEditing(undefined);
    if (next) onCell(next);
    scroller.current?.focus({ preventScroll: true });
  };
  const target = (key: string): Cell | undefined =>
    moved(key, shown, { rows, columns, page: PAGE, isRtl: dir === 'rtl' });
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
  const shownAt = rows.indexOf(shown.row);
  const isDrawn = shownAt >= start && shownAt < end;
  const current = problems.get(cellId(shown.row, shown.column));
  const label = t('cell.edit', {
    row: number(shown.row + 2),
    column: sheet.headers[shown.column] ?? '',
  });
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
        aria-activedescendant={isDrawn ? `cell-${shown.row}-${shown.column}` : undefined}
        data-focus={hasFocus || undefined}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onKeyDown={onKeyDown}
        onScroll={(event) => setScrolled(Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT))}
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
            style={{ blockSize: rows.length * ROW_HEIGHT }}
          >
            {rows.slice(start, end).map((row, at) => {
              const index = start + at;
              return (
                <GridRow
                  key={row}
                  row={row}
                  index={index}
                  start={index * ROW_HEIGHT}
                  cells={sheet.rows[row]}
                  columns={columns}
                  problems={problems}
                  onCell={onCell}
                  onEditing={setEditing}
                  // Other rows know nothing of it and needn't be drawn again.
                  active={
                    row === shown.row
                      ? { column: shown.column, text: editing, label, finish, target }
                      : undefined
                  }
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
