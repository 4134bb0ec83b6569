import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Caught } from '#ui/states/ErrorBoundary.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { CopyDetails } from '../errors/CopyDetails.tsx';
import { useChunkRecovery } from '../errors/useChunkRecovery.ts';
import { ExtensionName } from './context.ts';

/** Takes the place of a part that fails, and names its extension. */
export function ExtensionError(caught: Caught): ReactNode {
  if (useChunkRecovery(caught.error)) return null;
  return (
    <Suspense fallback={null}>
      <Content {...caught} />
    </Suspense>
  );
}

function Content({ error, retry }: Caught): ReactNode {
  const { t } = useTranslation('extensions');
  return (
    <ErrorState
      title={t('failed', { name: use(ExtensionName) })}
      text={t('failedText')}
      onRetry={retry}
      action={<CopyDetails error={error} />}
    />
  );
}
