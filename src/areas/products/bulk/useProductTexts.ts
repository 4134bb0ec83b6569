import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { BulkTexts } from '#shared/bulk/bulk.ts';

export function useProductTexts(): BulkTexts {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  return {
    records: (count) => t('products', counted(count)),
    willChange: (count, total) =>
      t('willChange', { ...counted(count), total: format.number(total) }),
    gone: (count) => t('gone', counted(count)),
    kept: (count, names) => t('undoKept', { ...counted(count), names }),
    restored: (count) => t('undoRestores', counted(count)),
    reading: t('reading'),
    failed: t('failed'),
  };
}
