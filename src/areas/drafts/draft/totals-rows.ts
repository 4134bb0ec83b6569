import type { TFunction } from 'i18next';
import { readEach } from '#ui/format/read-each.ts';
import type { Format } from '#ui/format/useFormat.ts';
import type { DraftCart } from './query.ts';

interface TotalsRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** Server totals; zero rows are left out, except tax. */
export function totalsRows(
  cart: DraftCart,
  t: TFunction<['drafts', 'order']>,
  format: Pick<Format, 'money' | 'number'>,
): TotalsRow[] {
  const currency = cart.region?.currency_code ?? '';
  const row = (label: string, amount: number): TotalsRow => ({
    label,
    value: format.money(amount, currency),
  });
  const codes = readEach(cart.discounts, ({ code }) => code).join(', ');
  const ways = readEach(cart.shipping_methods, ({ shipping_option: option }) => option?.name)
    .filter(Boolean)
    .join(', ');
  const count = readEach(cart.items, ({ quantity }) => quantity).reduce((sum, one) => sum + one, 0);
  const units = { count, number: format.number(count) };
  // As on the order page: the sum is net, even if prices include tax.
  const isNet = readEach(cart.items, ({ includes_tax: isIn }) => isIn === true).some(Boolean);
  return [
    row(isNet ? t('order:money.itemsNet', units) : t('order:money.items', units), cart.subtotal),
    ...(codes || cart.discount_total > 0
      ? [
          row(
            codes ? t('order:money.discount', { code: codes }) : t('order:money.adjustment'),
            -cart.discount_total,
          ),
        ]
      : []),
    ...(ways || cart.shipping_total > 0
      ? [
          row(
            ways ? t('order:money.shipping', { name: ways }) : t('order:money.shippingPlain'),
            cart.shipping_total,
          ),
        ]
      : []),
    row(t('order:money.taxPlain'), cart.tax_total),
    ...(cart.gift_card_total > 0 ? [row(t('order:money.giftCards'), -cart.gift_card_total)] : []),
    { ...row(t('order:money.total'), cart.total), isTotal: true },
  ];
}
