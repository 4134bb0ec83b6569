import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useRouteError } from 'react-router-dom';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { routePattern } from '../paths.ts';
import { CopyDetails } from './CopyDetails.tsx';
import { useChunkRecovery } from './useChunkRecovery.ts';

/** Missing code usually means a new deployment: the page reloads once. */
export function RouteError(): ReactNode {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const { pathname } = useLocation();
  const params = useParams();
  const isTrying = useChunkRecovery(error);
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (isTrying) return null;
  return (
    <ErrorState
      title={t('errors.screenTitle')}
      text={t('errors.screenText')}
      onRetry={() => window.location.reload()}
      action={<CopyDetails error={error} page={routePattern(pathname, params)} />}
    />
  );
}
