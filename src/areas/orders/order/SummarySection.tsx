import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '#ui/format/useFormat.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { moneyLines, settlementOf } from './money.ts';
import type { MoneyLine, Settlement } from './money.ts';
import type { Order } from './query.ts';
import classes from './order.module.css';

/** What an order comes to, line by line, and what of it is paid, given back and owed. */
export function SummarySection({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  return (
    <Section title={t('money.title')}>
      <Summary order={order} />
    </Section>
  );
}

function Summary({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  const tag = useTag();
  const money = (amount: number): string => format.money(amount, order.currency_code);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 });
  const words: Words = { t, format, percent: (rate) => percent.format(rate / 100) };
  return (
    <div className={classes.summary}>
      <Totals
        rows={[
          ...moneyLines(order).map((line) => ({
            label: labelOf(line, words),
            value: money(line.amount),
          })),
          { label: t('money.total'), value: money(order.total), isTotal: true },
        ]}
      />
      <Totals rows={settlementRows(settlementOf(order), t, money)} />
    </div>
  );
}

interface Words {
  t: TFunction<'order'>;
  format: Format;
  percent: (rate: number) => string;
}

/** What a line of the summary is called. */
function labelOf(line: MoneyLine, { t, format, percent }: Words): string {
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

/** What was paid, given back and is owed; what is nothing isn't mentioned, but for what was paid. */
function settlementRows(
  settlement: Settlement,
  t: TFunction<'order'>,
  money: (amount: number) => string,
): { label: string; value: string; isTotal?: boolean }[] {
  const { paid, paidForSwaps, authorized, refunded, kept, customerOwes, storeOwes } = settlement;
  return [
    { label: t('money.captured'), value: money(paid) },
    ...(paidForSwaps > 0 ? [{ label: t('money.paidForSwaps'), value: money(paidForSwaps) }] : []),
    ...(refunded > 0 ? [{ label: t('money.refunded'), value: money(-refunded) }] : []),
    ...(refunded > 0 || paidForSwaps > 0 ? [{ label: t('money.kept'), value: money(kept) }] : []),
    ...(authorized > 0 ? [{ label: t('money.authorized'), value: money(authorized) }] : []),
    ...(customerOwes > 0
      ? [{ label: t('money.customerOwes'), value: money(customerOwes), isTotal: true }]
      : []),
    ...(storeOwes > 0
      ? [{ label: t('money.storeOwes'), value: money(storeOwes), isTotal: true }]
      : []),
  ];
}
