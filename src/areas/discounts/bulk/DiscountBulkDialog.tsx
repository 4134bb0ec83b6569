import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { BulkDialog } from '#shared/bulk/BulkDialog.tsx';
import { discountBulk } from './discounts.ts';
import type { DiscountChange } from './discounts.ts';
import { useDiscountTexts } from './useDiscountTexts.ts';

interface DiscountBulkDialogProps {
  kind: DiscountChange['kind'];
  /** Of the selected discounts. */
  ids: readonly string[];
  onClose: () => void;
  /** All discounts are changed. */
  onDone: () => void;
}

/** Asks before the selected discounts are switched on or off, or deleted, and does it. */
export function DiscountBulkDialog({ kind, ids, ...ends }: DiscountBulkDialogProps): ReactNode {
  const { t } = useTranslation('discounts');
  const format = useFormat();
  return (
    <BulkDialog
      bulk={discountBulk}
      texts={useDiscountTexts()}
      kind={kind}
      change={{ kind }}
      action={t(`bulk.action.${kind}`)}
      ids={ids}
      {...(kind === 'delete'
        ? {
            loss: {
              title: t('bulk.deleteTitle', {
                count: ids.length,
                number: format.number(ids.length),
              }),
              text: t('bulk.deleteText'),
              of: () => [],
            },
          }
        : {})}
      {...ends}
    />
  );
}
