import { useTranslation } from 'react-i18next';
import { useChangeAtOnce } from '#shared/bulk/useChangeAtOnce.ts';
import { giftCardBulk } from './gift-cards.ts';
import type { GiftCardChange, EarlierGiftCard } from './gift-cards.ts';
import { useGiftCardTexts } from './useGiftCardTexts.ts';

/** Switches one gift card off, or on again; it can be undone, so nobody is asked. */
export function useSwitch(card: { id: string; is_disabled: boolean }): {
  kind: 'enable' | 'disable';
  isPending: boolean;
  mutate: () => void;
} {
  const { t } = useTranslation('gift-cards');
  const kind = card.is_disabled ? 'enable' : 'disable';
  const { isPending, mutate } = useChangeAtOnce<GiftCardChange, EarlierGiftCard>(
    giftCardBulk,
    useGiftCardTexts(),
    { kind },
    t(`bulk.action.${kind}`),
    card.id,
  );
  return { kind, isPending, mutate: () => mutate() };
}
