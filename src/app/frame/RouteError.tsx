import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** What stands where a screen failed while it was drawn or its code was loaded: never a white page. */
export function RouteError(): ReactNode {
  const { t } = useTranslation('common');
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <ErrorState
      title={t('errors.screenTitle')}
      text={t('errors.screenText')}
      detail={error instanceof Error ? error.message : undefined}
      onRetry={() => window.location.reload()}
    />
  );
}
