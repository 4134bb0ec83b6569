import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { BulkTexts } from '#shared/bulk/bulk.ts';

export function usePriceListTexts(): BulkTexts {
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  return {
    records: (count) => t('bulk.lists', counted(count)),
    willChange: (count, total) =>
      t('bulk.willChange', { ...counted(count), total: format.number(total) }),
    gone: (count) => t('bulk.gone', counted(count)),
    kept: (count, names) => t('bulk.undoKept', { ...counted(count), names }),
    restored: (count) => t('bulk.undoRestores', counted(count)),
    reading: t('bulk.reading'),
    failed: t('bulk.failed'),
  };
}
