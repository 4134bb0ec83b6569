import { useTranslation } from 'react-i18next';
import { useChangeAtOnce } from '#shared/bulk/useChangeAtOnce.ts';
import { discountBulk } from './discounts.ts';
import type { DiscountChange, EarlierDiscount } from './discounts.ts';
import { useDiscountTexts } from './useDiscountTexts.ts';

/** Switches one discount off, or on again; it can be undone, so nobody is asked. */
export function useSwitch(discount: { id: string; is_disabled: boolean }): {
  kind: 'enable' | 'disable';
  isPending: boolean;
  mutate: () => void;
} {
  const { t } = useTranslation('discounts');
  const kind = discount.is_disabled ? 'enable' : 'disable';
  const { isPending, mutate } = useChangeAtOnce<DiscountChange, EarlierDiscount>(
    discountBulk,
    useDiscountTexts(),
    { kind },
    t(`bulk.action.${kind}`),
    discount.id,
  );
  return { kind, isPending, mutate: () => mutate() };
}
