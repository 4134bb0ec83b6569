import { Button, Select } from '@mantine/core';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getListVariantsQueryKey } from '#generated/admin/variants/variants.ts';
import { QueryError } from '#app/errors/QueryError.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { ReadingNotice } from '#shared/figures/controls/ReadingNotice.tsx';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import { columnsOf } from './columns.ts';
import { AVAILABLE, belowLimit, limitIn } from './low-stock.ts';
import { useStockReport } from './names.ts';
import { ReportBody } from './ReportBody.tsx';
import { stockRow } from './stock-row.ts';
import type { StockRow } from './stock-row.ts';
import { sumValues } from './values.ts';
import classes from './reports.module.css';

const COLUMNS = columnsOf('stockValue', 'stocked', 'soldPerDay', 'daysLeft');

export function StockReport(): ReactNode {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const client = useQueryClient();
  const { currency, error: currencyError, retry: retryCurrency } = useAmounts();
  const { rows: read, error: readError, progress } = useStockReport();
  const error = readError ?? currencyError;
  const [params] = useSearchParams();
  const limit = limitIn(params);
  const rows = useMemo(
    () => read && belowLimit(read, limit).map((row) => stockRow(row, currency)),
    [read, limit, currency],
  );
  if (!rows || !read || currency === '') {
    const retry = (): void => {
      retryCurrency();
      void client.refetchQueries({ queryKey: getListVariantsQueryKey(), type: 'active' });
    };
    if (error) {
      return <QueryError title={t('table.failed')} error={error} onRetry={retry} />;
    }
    const { read: done, count } = progress;
    return (
      <>
        <p className={classes.about}>
          {t('table.readingStock', {
            read: format.number(done),
            total: count === undefined ? '…' : format.number(count),
          })}
        </p>
        <div>
          <SlowNotice onRetry={retry} isOver />
          <TextSkeleton lines={12} />
        </div>
      </>
    );
  }
  if (read.length === 0) {
    return (
      <EmptyState
        icon={<IconBuildingWarehouse size={30} stroke={1.4} />}
        title={t('table.noStock')}
        text={t('table.noStockText')}
      />
    );
  }
  return (
    <>
      <div className={classes.screen}>
        <ReadingNotice />
      </div>
      {limit === undefined ? null : <StockLimit limit={limit} all={read.length} />}
      <StockCurrency rows={read} />
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconBuildingWarehouse size={30} stroke={1.4} />}
          title={t('table.nothingToShow')}
        />
      ) : (
        <ReportBody
          report="stock"
          kind="variant"
          columns={COLUMNS}
          rows={rows}
          total={{
            values: sumValues(rows.flatMap(({ values }) => values ?? [])),
            before: undefined,
          }}
          linked={undefined}
          chart="list"
          period={undefined}
          step="day"
          before={undefined}
        />
      )}
    </>
  );
}

function StockLimit({ limit, all }: { limit: number; all: number }): ReactNode {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const changeParams = useChangeParams();
  return (
    <div className={classes.limit}>
      <p className={classes.about}>
        {limit === 1
          ? t('table.outOfStock')
          : t('table.lowStock', { count: limit, number: format.number(limit) })}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => changeParams((next) => next.delete(AVAILABLE))}
      >
        {t('table.showAll', { number: format.number(all) })}
      </Button>
    </div>
  );
}

function StockCurrency({ rows }: { rows: readonly StockRow[] }): ReactNode {
  const { t } = useTranslation('reports');
  const { set } = useReportState();
  const { currency } = useAmounts();
  const currencies = useMemo(
    () => [...new Set(rows.flatMap(({ value }) => [...value.keys()]))].toSorted(),
    [rows],
  );
  if (currencies.length < 2) return null;
  return (
    <Select
      className={classes.figure}
      label={t('table.currency')}
      allowDeselect={false}
      data={currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
      value={currency}
      onChange={(code) => code !== null && set({ currency: code, isConverted: false })}
    />
  );
}
