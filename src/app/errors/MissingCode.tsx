import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import type { MissingCodeProps } from '#ui/states/failures.tsx';
import { useChunkRecovery } from './useChunkRecovery.ts';

/** Reloads once if no work would be lost; else renders without the part. */
export function MissingCode(props: MissingCodeProps): ReactNode {
  const { error, isQuiet, onMissing, children } = props;
  const { t } = useTranslation('common');
  const isTrying = useChunkRecovery(error);
  const tell = useEffectEvent(() => {
    onMissing?.();
    if (!isQuiet) showToast('error', { title: t('errors.title'), message: t('errors.network') });
  });
  useEffect(() => {
    if (!isTrying) tell();
  }, [isTrying]);
  return children;
}
