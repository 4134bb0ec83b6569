import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { EnableDisableBulk, EnableDisableWords } from './enable-disable.ts';

export function useEnableDisableWords({
  namespace,
}: Pick<EnableDisableBulk, 'namespace'>): EnableDisableWords {
  // Both have the same keys.
  const { t } = useTranslation(namespace as 'discounts');
  const format = useFormat();
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  return {
    texts: {
      records: (count) => t('bulk.records', counted(count)),
      willChange: (count, total) =>
        t('bulk.willChange', { ...counted(count), total: format.number(total) }),
      gone: (count) => t('bulk.gone', counted(count)),
      kept: (count, names) => t('bulk.kept', { ...counted(count), names }),
      restored: (count) => t('bulk.restored', counted(count)),
      reading: t('bulk.reading'),
      failed: t('bulk.failed'),
    },
    actionOf: (action) => t(`bulk.action.${action}`),
    deleteTitle: (count) => t('bulk.deleteTitle', counted(count)),
    deleteText: t('bulk.deleteText'),
    copied: (count) => t('bulk.copied', counted(count)),
    copyFailed: t('bulk.copyFailed'),
  };
}
