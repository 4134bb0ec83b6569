import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './stocktake.module.css';

/** Thousands at once would freeze the page. */
export const ROWS_AT_ONCE = 50;

interface LongListProps<Row> {
  label: string;
  /** The most important first. */
  rows: readonly Row[];
  /** Renders a keyed list item. */
  children: (row: Row) => ReactNode;
}

/** Renders some rows; more on demand. */
export function LongList<Row>({ label, rows, children }: LongListProps<Row>): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {rows.slice(0, limit).map((row) => children(row))}
      </ul>
      {rows.length > limit ? (
        <Button size="compact-sm" variant="default" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('json.more', {
            shown: format.number(limit),
            total: format.number(rows.length),
          })}
        </Button>
      ) : null}
    </>
  );
}
