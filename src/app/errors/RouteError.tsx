import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useRouteError } from 'react-router-dom';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { routePattern } from '../analytics/events.ts';
import { CopyDetails } from './CopyDetails.tsx';
import { useChunkRecovery } from './useChunkRecovery.ts';

/**
 * Shown in place of a screen that failed to render or load, so that there is never a white page.
 * Missing code is mostly a sign of a newer version, so the page is loaded anew, once.
 */
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
