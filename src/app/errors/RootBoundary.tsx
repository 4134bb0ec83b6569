import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { ErrorBoundary } from '#ui/states/ErrorBoundary.tsx';
import type { Caught } from '#ui/states/ErrorBoundary.tsx';

/** Covers everything outside the routes. */
export function RootBoundary({ children }: { children: ReactNode }): ReactNode {
  return <ErrorBoundary Fallback={RootError}>{children}</ErrorBoundary>;
}

function RootError({ error }: Caught): ReactNode {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('errors.screenTitle')}
      text={t('errors.screenText')}
      onRetry={() => window.location.reload()}
      action={<CopyDetails error={error} />}
    />
  );
}
