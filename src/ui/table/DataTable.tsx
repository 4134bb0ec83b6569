import { useCallback, useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useDeferredRender } from '../page/RenderDeferred.tsx';
import type { Column } from './columns.ts';
import { DataRow, SelectCell, SkeletonRow } from './Row.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { readListed } from './listed.ts';
import { pageSelection } from './selection.ts';
import { useRowIntent } from './useRowIntent.ts';
import type { Selection } from './useSelection.ts';
import { useTranslation } from 'react-i18next';
import { fitColumns } from './widths.ts';
import classes from './DataTable.module.css';

export type { Column } from './columns.ts';

/** Drawn first; the rest follows while the page already responds. */
const FIRST_ROWS = 10;

/** Pixels, same as in the CSS. */
const SELECT_WIDTH = 48;
const MENU_WIDTH = 52;

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** First column's link, which covers the row. */
  rowHref: (row: Row) => string;
  /** See `useRowIntent`. */
  onIntent?: ((row: Row) => void) | undefined;
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
  skeletonRows: number;
  /** Refetching. */
  busy?: boolean;
  selection?: Selection | undefined;
  renderMenu?: ((row: Row) => ReactNode) | undefined;
  /** User-chosen columns: scroll instead of hiding some. */
  keepColumns?: boolean;
}

export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, rows, rowId, rowName, rowHref, order, onOrder } = props;
  const { selection, renderMenu } = props;
  const { t } = useTranslation('common');
  const hasMenus = renderMenu !== undefined;
  const beside = (selection ? SELECT_WIDTH : 0) + (hasMenus ? MENU_WIDTH : 0);
  const { filling, least, narrow, first, enough, sizes } = useMemo(
    () => fitColumns(columns, rows, beside, hasMenus),
    [columns, rows, beside, hasMenus],
  );
  const listed = useMemo(
    () => rows && readListed(rows, { rowId, rowName, rowHref }),
    [rows, rowId, rowName, rowHref],
  );
  const shown = listed?.flatMap(({ id }) => id ?? []) ?? [];
  const ids = shown.join(' ');
  const toggle = selection?.toggle;
  const onToggle = useCallback(
    (id: string, extend: boolean) => toggle?.(id, extend, ids.split(' ')),
    [toggle, ids],
  );
  const intent = useRowIntent(props.onIntent);
  const chosen = selection ? pageSelection(selection.ids, shown) : 'none';
  const isSelectable = selection !== undefined;
  const selectLabels = useMemo(
    () => (isSelectable ? listed?.map(({ name }) => t('table.selectRow', { name })) : undefined),
    [isSelectable, listed, t],
  );
  const isTimeForRest = useDeferredRender();
  const drawn = isTimeForRest ? listed : listed?.slice(0, FIRST_ROWS);
  const left = (listed?.length ?? 0) - (drawn?.length ?? 0);
  return (
    <div className={classes.scroller}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={!rows || props.busy}
        data-selectable={selection ? true : undefined}
        data-keep-columns={props.keepColumns || undefined}
        style={
          {
            '--qm-least': `${least}px`,
            '--qm-narrow': `${narrow}px`,
            '--qm-first': `${first}px`,
            '--qm-enough': `${enough}px`,
            '--qm-others': columns.length - 1,
          } as CSSProperties
        }
      >
        <thead>
          <tr>
            {selection ? (
              <SelectCell
                as="th"
                label={t('table.selectPage')}
                checked={chosen === 'all'}
                partly={chosen === 'some'}
                isWaiting={!rows}
                onToggle={() => selection.toggleAll(shown)}
              />
            ) : null}
            {columns.map((column, place) => (
              <HeaderCell
                key={column.id}
                column={column}
                order={order}
                onOrder={onOrder}
                size={place === filling ? undefined : sizes[place]}
              />
            ))}
            {renderMenu ? (
              <th scope="col" className={classes.menu}>
                <span className="qm-visually-hidden">{t('table.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody data-busy={props.busy || undefined}>
          {drawn
            ? drawn.map(({ key, id, name, href, row }, place) => (
                <DataRow
                  key={key}
                  row={row}
                  id={id}
                  name={name}
                  href={href}
                  columns={columns}
                  intent={intent}
                  selected={selection && id !== undefined && selection.ids.has(id)}
                  selectLabel={selectLabels?.[place]}
                  onToggle={onToggle}
                  renderMenu={renderMenu}
                />
              ))
            : Array.from({ length: props.skeletonRows }, (_, index) => (
                <SkeletonRow
                  key={index}
                  index={index}
                  columns={columns}
                  selectable={isSelectable}
                  hasMenu={renderMenu !== undefined}
                />
              ))}
          {left > 0 ? (
            <tr aria-hidden style={{ blockSize: `calc(${left} * var(--qm-row-height))` }} />
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
