import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { errorText } from '#app/query/error-text.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { StockFailure } from './run-stock.ts';
import { useStockRun } from './useStockRun.ts';
import classes from './import.module.css';

interface StockStepProps {
  job: BatchJob;
  stockKey: string;
  /** The import finished while the page was open. */
  isFresh: boolean;
}

const LISTED = 20;

export function StockStep({ job, stockKey, isFresh }: StockStepProps): ReactNode {
  const { t } = useTranslation('imports');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const stock = useStockRun(job, stockKey, isFresh);
  const error = useErrorText(stock.error);
  const { done, total, failures, left, isRunning } = stock;
  if (stock.isGone) return <p className={classes.dim}>{t('stock.gone')}</p>;
  if (stock.isUnreadable) {
    return (
      <Banner
        tone="bad"
        title={t('stock.notSet')}
        action={{ label: common('actions.retry'), onClick: stock.readAgain }}
      >
        {t('stock.unreadable')}
      </Banner>
    );
  }
  if (!stock.orders) return null;
  const words = { count: total, done: number(done ?? 0), number: number(total) };
  const isOver = done !== undefined && !isRunning;
  const isWhole = isOver && !stock.error && failures.length === 0 && left.length === 0;
  // Creating inventory items alone stays silent unless it fails.
  if (total === 0 && (isRunning || isWhole || done === undefined)) return null;
  return (
    <div className={classes.stock}>
      {total > 0 ? (
        <p role="status">
          {done === undefined
            ? t('stock.waiting', words)
            : isWhole
              ? t('stock.done', words)
              : t(isRunning ? 'stock.running' : 'stock.partly', words)}
        </p>
      ) : null}
      {isRunning ? (
        <Progress value={((done ?? 0) / total) * 100} aria-label={t('stock.label')} />
      ) : null}
      {stock.error ? (
        <Banner tone="bad" title={t('stock.failed')}>
          {error?.text}
        </Banner>
      ) : null}
      {isOver && failures.length > 0 ? <Failures failures={failures} /> : null}
      {isRunning ? (
        <div className={classes.actions}>
          <Button variant="default" onClick={stock.stop}>
            {t('stock.stop')}
          </Button>
        </div>
      ) : isWhole ? null : (
        <div className={classes.actions}>
          <Button onClick={stock.run}>
            {t(done === undefined ? 'stock.start' : 'stock.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Failures({ failures }: { failures: readonly StockFailure[] }): ReactNode {
  const { t } = useTranslation('imports');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const rest = failures.length - LISTED;
  return (
    <ul className={classes.changes} aria-label={t('stock.failures')}>
      {failures.slice(0, LISTED).map(({ order, error }, index) => (
        <li key={index}>
          <bdi data-no-translate>{order.sku || `${order.handle} · ${order.title}`}</bdi>{' '}
          <span className={classes.dim}>
            {error === undefined ? t('stock.missing') : errorText(error, common).text}
          </span>
        </li>
      ))}
      {rest > 0 ? (
        <li className={classes.dim}>{t('stock.more', { count: rest, number: number(rest) })}</li>
      ) : null}
    </ul>
  );
}
