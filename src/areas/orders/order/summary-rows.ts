import { formatPercent } from '#ui/number/percent.ts';
import type { TFunction } from 'i18next';
import type { Format } from '#ui/format/useFormat.ts';
import { moneyLines, settlementOf } from './money.ts';
import type { MoneyLine, MoneyOrder } from './money.ts';

export interface SummaryRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

export interface SummaryWords {
  t: TFunction<'order'>;
  format: Format;
  /** Language tag */
  tag: string;
}

type SummaryOrder = MoneyOrder & { currency_code: string };

/** Returns the lines; the total comes last. */
export function summaryRows(
  order: SummaryOrder,
  { t, format, tag }: SummaryWords,
  isShown: (line: MoneyLine) => boolean = () => true,
): SummaryRow[] {
  const percent = (rate: number): string => formatPercent(rate, tag);
  const money = (amount: number): string => format.money(amount, order.currency_code);
  return [
    ...moneyLines(order)
      .filter(isShown)
      .map((line) => ({
        label: labelOf(line, t, format, percent),
        value: money(line.amount),
      })),
    { label: t('money.total'), value: money(order.total), isTotal: true },
  ];
}

function labelOf(
  line: MoneyLine,
  t: TFunction<'order'>,
  format: Format,
  percent: (rate: number) => string,
): string {
  switch (line.kind) {
    case 'items': {
      const units = { count: line.units, number: format.number(line.units) };
      return line.includesTax ? t('money.itemsNet', units) : t('money.items', units);
    }
    case 'discount': {
      const { code } = line;
      if (line.effect === 'shipping') return t('money.freeShipping', { code });
      return line.effect === 'items'
        ? t('money.discount', { code })
        : t('money.discountUnused', { code });
    }
    case 'adjustment':
      return t('money.adjustment');
    case 'shipping':
      return line.name === undefined
        ? t('money.shippingPlain')
        : t('money.shipping', { name: line.name });
    case 'tax': {
      if (line.rate === undefined) return t('money.taxPlain');
      const rate = percent(line.rate);
      return line.name === undefined
        ? t('money.tax', { rate })
        : t('money.taxNamed', { name: line.name, rate });
    }
    case 'giftCardTax':
      return t('money.giftCardTax');
    case 'giftCard':
      return line.code === undefined
        ? t('money.giftCards')
        : t('money.giftCard', { code: line.code });
    case 'rounding':
    default:
      return t('money.rounding');
  }
}

export type SettlementKind =
  | 'captured'
  | 'paidForSwaps'
  | 'refunded'
  | 'kept'
  | 'authorized'
  | 'customerOwes'
  | 'storeOwes';

/**
 * Returns payment lines, without zero amounts except what was paid.
 *
 * @param paidOutside minor units paid outside the order's payments
 */
export function settlementRows(
  order: SummaryOrder,
  format: Format,
  label: (kind: SettlementKind) => string,
  paidOutside: { label: string; amount: number } = { label: '', amount: 0 },
): SummaryRow[] {
  const { paid, paidForSwaps, authorized, refunded, kept, customerOwes, storeOwes } = settlementOf(
    order,
    paidOutside.amount,
  );
  const row = (kind: SettlementKind, amount: number): SummaryRow => ({
    label: label(kind),
    value: format.money(amount, order.currency_code),
  });
  return [
    row('captured', paid),
    ...(paidForSwaps > 0 ? [row('paidForSwaps', paidForSwaps)] : []),
    ...(refunded > 0 ? [row('refunded', -refunded)] : []),
    ...(refunded > 0 || paidForSwaps > 0 ? [row('kept', kept)] : []),
    ...(authorized > 0 ? [row('authorized', authorized)] : []),
    ...(paidOutside.amount > 0
      ? [{ label: paidOutside.label, value: format.money(paidOutside.amount, order.currency_code) }]
      : []),
    ...(customerOwes > 0 ? [{ ...row('customerOwes', customerOwes), isTotal: true }] : []),
    ...(storeOwes > 0 ? [{ ...row('storeOwes', storeOwes), isTotal: true }] : []),
  ];
}
