import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toasts } from './Toasts.tsx';
import { setOverlaysReady } from './loader.ts';

export function Overlays(): ReactNode {
  const { t } = useTranslation('common');
  // Runs after ModalsProvider subscribes.
  useEffect(() => {
    setOverlaysReady(true);
    return () => setOverlaysReady(false);
  }, []);
  return (
    <ModalsProvider labels={{ confirm: t('actions.confirm'), cancel: t('actions.cancel') }}>
      <Toasts />
    </ModalsProvider>
  );
}
