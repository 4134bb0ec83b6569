import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import type { ExchangePlan } from './exchange-plan.ts';
import classes from './after-sales.module.css';

const PARTS = [
  'returned',
  'returnedDiscount',
  'returnedTax',
  'returnShipping',
  'sent',
  'sentDiscount',
  'sentTax',
  'shipping',
] as const;

/** Parts shown even if zero */
const ALWAYS: ReadonlySet<string> = new Set(['returned', 'sent']);

interface ExchangeTotalsProps {
  plan: ExchangePlan;
  currency: string;
  /** Data is loading */
  isCounting: boolean;
}

export function ExchangeTotals({ plan, currency, isCounting }: ExchangeTotalsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { money, lost, most, isShippingOpen } = plan;
  const show = (minor: number): string => format.money(minor, currency);
  const who = money.total > 0 ? 'customer' : money.total < 0 ? 'store' : 'nobody';
  return (
    <div className={classes.counted} aria-busy={isCounting}>
      <Totals
        rows={[
          ...PARTS.filter((part) => ALWAYS.has(part) || money[part] !== 0).map((part) => ({
            label: t(`exchange.money.${part}`),
            value: show(money[part]),
          })),
          ...(isShippingOpen
            ? [{ label: t('exchange.money.shipping'), value: t('exchange.money.chosen') }]
            : []),
          {
            label: isShippingOpen ? t(`exchange.money.open.${who}`) : t(`exchange.money.${who}`),
            value: show(Math.abs(money.total)),
            isTotal: true,
          },
        ]}
      />
      {lost > 0 ? (
        <Banner tone="warning">{t('exchange.lost', { amount: show(lost) })}</Banner>
      ) : null}
      {-money.total > most ? (
        <Banner tone="warning">{t('exchange.tooLittle', { most: show(most) })}</Banner>
      ) : null}
    </div>
  );
}
