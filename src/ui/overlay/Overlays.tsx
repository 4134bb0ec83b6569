import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toasts } from './Toasts.tsx';

/** Where toasts and the dialogs that code opens appear. */
export function Overlays(): ReactNode {
  const { t } = useTranslation('common');
  return (
    <ModalsProvider labels={{ confirm: t('actions.confirm'), cancel: t('actions.cancel') }}>
      <Toasts />
    </ModalsProvider>
  );
}
