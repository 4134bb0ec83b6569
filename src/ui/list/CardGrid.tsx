import { Skeleton } from '../states/Skeleton.tsx';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROW, ROW_LINK } from '../keyboard/attributes.ts';
import { BrokenRecord } from '../states/BrokenRecord.tsx';
import { SafeRecord } from '../states/failures.tsx';
import { readListed } from '../table/listed.ts';
import type { Listed } from '../table/listed.ts';
import { useRowIntent } from '../table/useRowIntent.ts';
import type { RowIntent } from '../table/useRowIntent.ts';
import type { Selection } from '../table/useSelection.ts';
import classes from './CardGrid.module.css';

interface CardGridProps<Row> {
  label: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  onIntent?: ((row: Row) => void) | undefined;
  renderCard: (row: Row) => ReactNode;
  renderMenu?: ((row: Row) => ReactNode) | undefined;
  skeletons: number;
  busy: boolean;
  selection: Selection | undefined;
}

export function CardGrid<Row>(props: CardGridProps<Row>): ReactNode {
  const { label, rows } = props;
  const listed = rows && readListed(rows, props);
  const shown = listed?.flatMap(({ id }) => id ?? []) ?? [];
  const intent = useRowIntent(props.onIntent);
  return (
    <ul
      className={classes.grid}
      aria-label={label}
      aria-busy={!rows || props.busy}
      data-busy={props.busy || undefined}
    >
      {listed
        ? listed.map((record) => {
            const { id, key, href } = record;
            const isSelected = id !== undefined && props.selection?.ids.has(id) === true;
            const broken = (error: unknown): ReactNode => (
              <BrokenRecord name={record.name.trim() || id} href={href} error={error} />
            );
            return (
              <li
                key={key}
                className={classes.card}
                {...{ [ROW]: '' }}
                data-selected={isSelected || undefined}
              >
                <SafeRecord record={record.row} renderBroken={broken}>
                  {id === undefined || href === undefined ? (
                    broken(new TypeError('A record without an id'))
                  ) : (
                    <Card
                      {...props}
                      record={{ ...record, id, href }}
                      shown={shown}
                      intent={intent}
                    />
                  )}
                </SafeRecord>
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

interface CardProps<Row> extends CardGridProps<Row> {
  record: Listed<Row> & { id: string; href: string };
  shown: readonly string[];
  intent: RowIntent<Row> | undefined;
}

function Card<Row>(props: CardProps<Row>): ReactNode {
  const { record, shown, selection, intent } = props;
  const { id, name, href, row } = record;
  const { t } = useTranslation('common');
  return (
    <>
      <Link to={href} className={classes.link} {...{ [ROW_LINK]: '' }} {...intent?.(row)}>
        {/* Name and size stay while the card's code loads. */}
        <Suspense
          fallback={
            <>
              <Skeleton className={classes.picture} />
              <bdi>{name.trim() || id}</bdi>
            </>
          }
        >
          {props.renderCard(row)}
        </Suspense>
      </Link>
      {selection ? (
        <label className={classes.select}>
          <input
            type="checkbox"
            className="qm-checkbox"
            aria-label={t('table.selectRow', { name })}
            checked={selection.ids.has(id)}
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
        <span className={classes.menu}>
          <Suspense fallback={null}>{props.renderMenu(row)}</Suspense>
        </span>
      ) : null}
    </>
  );
}
