import { PARAMS, paths } from '#app/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FileGoneError } from '#client/file-text.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { FileSteps } from './FileSteps.tsx';
import { ImportJob } from './ImportJob.tsx';
import { removeUploads } from '#shared/files/useUploads.ts';
import { StockStep } from './StockStep.tsx';
import { hasUnits } from './stock-orders.ts';
import { stockKeyOf, useDropStock, useStockOrders } from './useStockRun.ts';
import classes from './import.module.css';

/** From the upload on, the URL holds the job's id. */
export function ImportPage(): ReactNode {
  const { t } = useTranslation('imports');
  const { t: common } = useTranslation('common');
  const [params, setParams] = useSearchParams();
  const job = params.get(PARAMS.job);
  const dropStock = useDropStock();
  return (
    <Page title={t('title')} back={{ to: paths.products(), label: common('fields.products') }}>
      {job ? (
        <ImportJob
          id={job}
          onAnother={() => setParams({})}
          list={{ to: paths.products(), label: t('job.list') }}
          renderNote={(one) => <StockNote jobId={one.id} stockKey={stockKeyOf(one)} />}
          renderRest={(one, isFresh) => {
            const stockKey = stockKeyOf(one);
            return stockKey ? <StockStep job={one} stockKey={stockKey} isFresh={isFresh} /> : null;
          }}
          onCanceled={(one) => {
            const stockKey = stockKeyOf(one);
            if (stockKey) removeUploads([stockKey]);
          }}
          onDropped={dropStock}
        />
      ) : (
        <FileSteps />
      )}
    </Page>
  );
}

function StockNote(props: { jobId: string; stockKey: string | undefined }): ReactNode {
  const { t } = useTranslation('imports');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const { data: orders, error, refetch } = useStockOrders(props.jobId, props.stockKey);
  if (error && !(error instanceof FileGoneError)) {
    return (
      <Banner
        tone="warning"
        action={{ label: common('actions.retry'), onClick: () => void refetch() }}
      >
        {t('stock.unreadable')}
      </Banner>
    );
  }
  const counted = orders?.filter(hasUnits) ?? [];
  if (counted.length === 0) return null;
  const units = counted.flatMap((order) => Object.values(order.units));
  return (
    <p className={classes.dim}>
      {t('job.stockNote', {
        count: counted.length,
        number: number(counted.length),
        units: number(units.reduce((sum, one) => sum + one, 0)),
      })}
    </p>
  );
}
