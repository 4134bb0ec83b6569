import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { BulkDialog } from '#shared/bulk/BulkDialog.tsx';
import { giftCardBulk } from './gift-cards.ts';
import type { GiftCardChange } from './gift-cards.ts';
import { useGiftCardTexts } from './useGiftCardTexts.ts';

interface GiftCardBulkDialogProps {
  kind: GiftCardChange['kind'];
  /** Of the selected gift cards. */
  ids: readonly string[];
  onClose: () => void;
  /** All gift cards are changed. */
  onDone: () => void;
}

/** Asks before the selected gift cards are switched on or off, or deleted, and does it. */
export function GiftCardBulkDialog({ kind, ids, ...ends }: GiftCardBulkDialogProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  return (
    <BulkDialog
      bulk={giftCardBulk}
      texts={useGiftCardTexts()}
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
