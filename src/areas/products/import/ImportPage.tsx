import { PARAMS, paths } from '#app/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#ui/page/Page.tsx';
import { FileSteps } from './FileSteps.tsx';
import { ImportJob } from '#shared/jobs/ImportJob.tsx';
import { removeUploads } from '#shared/useUploads.ts';
import { StockStep } from './StockStep.tsx';
import { stockKeyOf } from './useStockRun.ts';
import classes from './import.module.css';

/** Imports products: a file is chosen, checked and tried here; from then on the address knows the job. */
export function ImportPage(): ReactNode {
  const { t } = useTranslation('imports');
  const [params, setParams] = useSearchParams();
  const job = params.get(PARAMS.job);
  return (
    <Page title={t('title')} back={{ to: paths.products(), label: t('back') }}>
      {job ? (
        <ImportJob
          id={job}
          onAnother={() => setParams({})}
          list={{ to: paths.products(), label: t('job.list') }}
          renderNote={(one) =>
            stockKeyOf(one) ? <p className={classes.dim}>{t('job.stockNote')}</p> : null
          }
          renderRest={(one, isFresh) => {
            const stockKey = stockKeyOf(one);
            return stockKey ? <StockStep job={one} stockKey={stockKey} isFresh={isFresh} /> : null;
          }}
          onCanceled={(one) => {
            const stockKey = stockKeyOf(one);
            if (stockKey) removeUploads([stockKey]);
          }}
        />
      ) : (
        <FileSteps />
      )}
    </Page>
  );
}
