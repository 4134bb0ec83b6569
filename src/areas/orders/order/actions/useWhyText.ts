import { useTranslation } from 'react-i18next';
import { isEditReason } from '../order-edit/why-not.ts';
import type { Reason } from './guard.ts';

/** Says why an operation can't be done. */
export function useWhyText(): (reason: Reason) => string {
  const { t } = useTranslation(['order-actions', 'order-edit']);
  return (reason) =>
    isEditReason(reason)
      ? t(`why.${reason}`, { ns: 'order-edit' })
      : t(`why.${reason}`, { ns: 'order-actions' });
}
