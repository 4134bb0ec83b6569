import { Skeleton } from '../states/Skeleton.tsx';
import { Suspense, memo, use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROW, ROW_LINK } from '../keyboard/attributes.ts';
import { lazyNamed } from '../page/lazyNamed.ts';
import { SafeRecord } from '../states/failures.tsx';
import type { Column } from './columns.ts';
import { RowMenusShownContext } from './row-menus.ts';
import type { RowIntent } from './useRowIntent.ts';
import classes from './DataTable.module.css';

const BrokenRecord = lazyNamed(() => import('../states/BrokenRecord.tsx'), 'BrokenRecord');

interface SelectCellProps {
  as: 'th' | 'td';
  label: string;
  checked: boolean;
  partly?: boolean;
  /** Rows are loading. */
  isWaiting?: boolean;
  onToggle: (extend: boolean) => void;
}

export function SelectCell({
  as: Cell,
  label,
  checked,
  partly,
  isWaiting = false,
  onToggle,
}: SelectCellProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly === true;
  }, [partly]);
  return (
    <Cell className={classes.select}>
      <label className={classes.selectArea}>
        <input
          ref={box}
          type="checkbox"
          className="qm-checkbox"
          aria-label={label}
          checked={checked}
          disabled={isWaiting}
          onChange={(event) => {
            const { nativeEvent } = event;
            onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
          }}
        />
      </label>
    </Cell>
  );
}

interface DataRowProps<Row> {
  row: Row;
  /** Undefined if broken. */
  id: string | undefined;
  name: string;
  href: string | undefined;
  columns: readonly Column<Row>[];
  intent: RowIntent<Row> | undefined;
  /** Undefined without selection. */
  selected: boolean | undefined;
  selectLabel: string | undefined;
  onToggle: (id: string, extend: boolean) => void;
  renderMenu: ((row: Row) => ReactNode) | undefined;
}

type WholeRowProps<Row> = DataRowProps<Row> & { id: string; href: string };

function PlainRow<Row>(props: DataRowProps<Row>): ReactNode {
  const { row, id, name, href, columns, selected, renderMenu } = props;
  const span =
    columns.length + (selected === undefined ? 0 : 1) + (renderMenu === undefined ? 0 : 1);
  const broken = (error: unknown): ReactNode => (
    <tr className={classes.row} {...{ [ROW]: '' }} data-broken>
      <td colSpan={span} data-lead>
        <Suspense fallback={null}>
          <BrokenRecord name={name.trim() || id} href={href} error={error} />
        </Suspense>
      </td>
    </tr>
  );
  if (id === undefined || href === undefined) {
    return broken(new TypeError('A record without an id'));
  }
  return (
    <SafeRecord record={row} renderBroken={broken}>
      <WholeRow {...props} id={id} href={href} />
    </SafeRecord>
  );
}

function WholeRow<Row>(props: WholeRowProps<Row>): ReactNode {
  const { row, id, name, href, columns, intent, selected, onToggle, renderMenu } = props;
  return (
    <tr
      className={classes.row}
      {...{ [ROW]: '' }}
      data-selected={selected || undefined}
      {...intent?.(row)}
    >
      {selected === undefined ? null : (
        <SelectCell
          as="td"
          label={props.selectLabel ?? ''}
          checked={selected}
          onToggle={(extend) => onToggle(id, extend)}
        />
      )}
      <Cells row={row} id={id} name={name} href={href} columns={columns} renderMenu={renderMenu} />
    </tr>
  );
}

type CellsProps<Row> = Pick<
  WholeRowProps<Row>,
  'row' | 'id' | 'name' | 'href' | 'columns' | 'renderMenu'
>;

function PlainCells<Row>(props: CellsProps<Row>): ReactNode {
  const { row, id, name, href, columns, renderMenu } = props;
  const [first, ...others] = columns;
  const mark = first?.mark?.(row);
  return (
    <>
      {first ? (
        <td
          data-align={first.align}
          data-priority={1}
          data-lead
          data-marked={mark ? true : undefined}
        >
          <Link
            to={href}
            className={classes.rowLink}
            {...{ [ROW_LINK]: '' }}
            // Unnamed records get a speakable link.
            {...(name.trim() ? {} : { 'aria-label': id })}
          >
            {contentOf(first.cell(row))}
          </Link>
          {mark}
        </td>
      ) : null}
      {others.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-priority={column.priority ?? 1}
          data-kind={column.kind}
          data-label={column.align ? column.header : undefined}
        >
          {contentOf(column.cell(row))}
        </td>
      ))}
      {renderMenu ? (
        <td className={classes.menu}>
          <RowMenu render={() => renderMenu(row)} />
        </td>
      ) : null}
    </>
  );
}

/** Selecting a page of a hundred rows draws none of them. */
const Cells = memo(PlainCells) as typeof PlainCells;

function RowMenu({ render }: { render: () => ReactNode }): ReactNode {
  return <Suspense fallback={null}>{use(RowMenusShownContext) ? render() : null}</Suspense>;
}

/** Own direction, truncated at its own end. */
const contentOf = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi className={classes.text}>{content}</bdi> : content;

export const DataRow = memo(PlainRow) as typeof PlainRow;

interface SkeletonRowProps<Row> {
  index: number;
  columns: readonly Column<Row>[];
  selectable: boolean;
  hasMenu: boolean;
}

export function SkeletonRow<Row>(props: SkeletonRowProps<Row>): ReactNode {
  const { index, columns, selectable, hasMenu } = props;
  return (
    <tr className={classes.row} aria-hidden>
      {selectable ? (
        <td className={classes.select}>
          <span className={classes.selectArea}>
            <Skeleton height={16} width={16} />
          </span>
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td
          key={column.id}
          data-align={column.align}
          data-priority={column.priority ?? 1}
          data-kind={column.kind}
          data-lead={place === 0 || undefined}
        >
          <Skeleton
            className={classes.bar}
            height={12}
            width={`${50 + (((index + place) * 17) % 40)}%`}
          />
        </td>
      ))}
      {hasMenu ? (
        <td className={classes.menu}>
          <Skeleton className={classes.bar} height={12} width={20} />
        </td>
      ) : null}
    </tr>
  );
}
