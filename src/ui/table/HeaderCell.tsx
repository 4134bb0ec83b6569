import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './columns.ts';
import { directionOf, nextOrder } from './order.ts';
import classes from './DataTable.module.css';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
  /** Undefined for the filling column. */
  size: string | undefined;
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector };

export function HeaderCell<Row>(props: HeaderCellProps<Row>): ReactNode {
  const { column, order, onOrder, size } = props;
  const { t } = useTranslation('common');
  const { header, sortBy } = column;
  const direction = sortBy === undefined ? undefined : directionOf(order, sortBy);
  const Icon = icons[direction ?? 'none'];
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      data-priority={column.priority ?? 1}
      style={{ inlineSize: size }}
    >
      {sortBy === undefined ? (
        header
      ) : (
        <UnstyledButton
          className={classes.sort}
          title={t('table.sortBy', { column: header })}
          onClick={() => onOrder(nextOrder(order, sortBy))}
        >
          {header}
          <Icon size={14} stroke={1.75} aria-hidden data-idle={direction === 'none' || undefined} />
        </UnstyledButton>
      )}
    </th>
  );
}
