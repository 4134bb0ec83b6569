import { PARAMS, paths } from '#app/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#ui/page/Page.tsx';
import { FileSteps } from './FileSteps.tsx';
import { JobSteps } from './JobSteps.tsx';

/** Imports products: a file is chosen, checked and tried here; from then on the address knows the job. */
export function ImportPage(): ReactNode {
  const { t } = useTranslation('imports');
  const [params, setParams] = useSearchParams();
  const job = params.get(PARAMS.job);
  return (
    <Page title={t('title')} back={{ to: paths.products(), label: t('back') }}>
      {job ? <JobSteps id={job} onAnother={() => setParams({})} /> : <FileSteps />}
    </Page>
  );
}
