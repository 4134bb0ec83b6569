import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { lazyNamed } from '../page/lazyNamed.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import classes from './Pager.module.css';

// Below the rows: loads after them.
const PageSize = lazyNamed(() => import('./PageSize.tsx'), 'PageSize');

interface PagerProps {
  page: number;
  pageSize: number;
  /** All matches; undefined while unknown. */
  count: number | undefined;
  onPage: (page: number) => void;
  /** For screens with several lists. */
  of?: string;
  /** Without it the page size is fixed. */
  onPageSize?: (size: number) => void;
}

/** "1–25 of 140", page size, links; visually hidden if a single short page has everything. */
export function Pager(props: PagerProps): ReactNode {
  const { page, pageSize, count = 0 } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const from = count === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  // Everything fits on the shortest page.
  const least = props.onPageSize ? PAGE_SIZES[0] : pageSize;
  const isWhole = props.count !== undefined && page === 1 && count <= least;
  const range =
    props.count === undefined
      ? null
      : t('table.range', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(count),
        });
  if (isWhole) {
    return (
      <span className="qm-visually-hidden" aria-live="polite">
        {range}
      </span>
    );
  }
  return (
    <nav
      className={classes.pager}
      data-waiting={props.count === undefined || undefined}
      aria-label={props.of === undefined ? t('table.pages') : `${props.of}: ${t('table.pages')}`}
    >
      <span className={classes.range} aria-live="polite">
        {range}
      </span>
      {props.count === undefined ? null : <Controls {...props} pages={pages} />}
    </nav>
  );
}

function Controls(props: PagerProps & { pages: number }): ReactNode {
  const { page, pages, pageSize, onPage, onPageSize } = props;
  const { t } = useTranslation('common');
  const areRowsDrawn = useDeferredValue(true, false);
  return (
    <>
      <Suspense fallback={null}>
        {areRowsDrawn && onPageSize ? <PageSize value={pageSize} onChange={onPageSize} /> : null}
      </Suspense>
      <div className={classes.steps}>
        <ActionIcon
          aria-label={t('table.previousPage')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={18} stroke={1.75} className={classes.arrow} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('table.nextPage')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={18} stroke={1.75} className={classes.arrow} />
        </ActionIcon>
      </div>
    </>
  );
}
