import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROW, ROW_LINK } from '../table/useRowKeys.ts';
import type { Selection } from '../table/useSelection.ts';
import classes from './CardGrid.module.css';

interface CardGridProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  /** Undefined while the first records are on their way. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  onIntent?: ((row: Row) => void) | undefined;
  renderCard: (row: Row) => ReactNode;
  renderMenu?: ((row: Row) => ReactNode) | undefined;
  /** Cards that the skeleton shows. */
  skeletons: number;
  busy: boolean;
  selection: Selection | undefined;
}

/** Records as cards with pictures: each a link that covers its card. */
export function CardGrid<Row>(props: CardGridProps<Row>): ReactNode {
  const { label, rows, rowId, rowName, onIntent, selection } = props;
  const { t } = useTranslation('common');
  const shown = rows?.map(rowId) ?? [];
  return (
    <ul
      className={classes.grid}
      aria-label={label}
      aria-busy={!rows || props.busy}
      data-busy={props.busy || undefined}
    >
      {rows
        ? rows.map((row) => {
            const id = rowId(row);
            const isSelected = selection?.ids.has(id) === true;
            return (
              <li
                key={id}
                className={classes.card}
                {...{ [ROW]: '' }}
                data-selected={isSelected || undefined}
              >
                <Link
                  to={props.rowHref(row)}
                  className={classes.link}
                  {...{ [ROW_LINK]: '' }}
                  onPointerEnter={onIntent && (() => onIntent(row))}
                  onFocus={onIntent && (() => onIntent(row))}
                >
                  {props.renderCard(row)}
                </Link>
                {selection ? (
                  <label className={classes.select}>
                    <input
                      type="checkbox"
                      aria-label={t('table.selectRow', { name: rowName(row) })}
                      checked={isSelected}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(
                          id,
                          'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
                          shown,
                        )
                      }
                    />
                  </label>
                ) : null}
                {props.renderMenu ? (
                  <span className={classes.menu}>{props.renderMenu(row)}</span>
                ) : null}
              </li>
            );
          })
        : Array.from({ length: props.skeletons }, (_, index) => (
            <li key={index} className={classes.card} aria-hidden>
              <Skeleton className={classes.picture} />
              <Skeleton height={12} width="70%" />
            </li>
          ))}
    </ul>
  );
}
