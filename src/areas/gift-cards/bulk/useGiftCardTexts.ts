import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { BulkTexts } from '#shared/bulk/bulk.ts';

/** The sentences of bulk changes that name gift cards. */
export function useGiftCardTexts(): BulkTexts {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  return {
    records: (count) => t('bulk.cards', counted(count)),
    willChange: (count, total) =>
      t('bulk.willChange', { ...counted(count), total: format.number(total) }),
    gone: (count) => t('bulk.gone', counted(count)),
    kept: (count, names) => t('bulk.kept', { ...counted(count), names }),
    restored: (count) => t('bulk.restored', counted(count)),
    reading: t('bulk.reading'),
    failed: t('bulk.failed'),
  };
}
