import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import type { Caught } from '#ui/states/ErrorBoundary.tsx';
import { useChunkRecovery } from './useChunkRecovery.ts';

export function SectionError(caught: Caught): ReactNode {
  if (useChunkRecovery(caught.error)) return null;
  return (
    <Suspense fallback={null}>
      <Content {...caught} />
    </Suspense>
  );
}

function Content({ error, retry }: Caught): ReactNode {
  const { t } = useTranslation('errors');
  return (
    <ErrorState
      title={t('sectionTitle')}
      text={t('sectionText')}
      onRetry={retry}
      action={<CopyDetails error={error} />}
    />
  );
}
