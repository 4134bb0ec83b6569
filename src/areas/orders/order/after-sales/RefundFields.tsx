import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import type { RefundPlan } from './return-values.ts';

interface RefundFieldsProps {
  plan: RefundPlan;
  of?: 'return' | 'claim';
  currency: string;
  /** Minor units; undefined: use the calculated amount */
  value: number | null | undefined;
  why?: string | undefined;
  /** Minor units agreed on request, if not the items' value */
  agreed?: number | undefined;
  onChange: (value: number | null | undefined) => void;
}

export function RefundFields({
  plan,
  of = 'return',
  currency,
  value,
  agreed,
  why,
  onChange,
}: RefundFieldsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { money, most, defaultRefund, refund } = plan;
  const show = (minor: number): string => format.money(minor, currency);
  const isTooMuch = refund !== undefined && refund > most;
  return (
    <>
      <Totals
        rows={[
          {
            label: t(of === 'claim' ? 'claim.money.items' : 'money.items'),
            value: show(money.items),
          },
          ...(money.discount === 0
            ? []
            : [{ label: t('money.discount'), value: show(money.discount) }]),
          ...(money.tax === 0 ? [] : [{ label: t('money.tax'), value: show(money.tax) }]),
          ...(money.shipping === 0
            ? []
            : [{ label: t('money.shipping'), value: show(money.shipping) }]),
          ...(money.total === refund
            ? []
            : [
                {
                  label: t(of === 'claim' ? 'claim.money.worth' : 'money.worth'),
                  value: show(money.total),
                },
              ]),
          ...(agreed === undefined ? [] : [{ label: t('money.agreed'), value: show(agreed) }]),
          { label: t('money.refund'), value: show(refund ?? 0), isTotal: true },
        ]}
      />
      <MoneyInput
        label={t('refund.amount')}
        currency={currency}
        keptAs={`refund.${of}`}
        value={value === undefined ? defaultRefund : value}
        max={most}
        description={explain()}
        onChange={onChange}
        {...(isTooMuch ? { error: t('refund.tooMuch', { amount: show(most) }) } : {})}
        {...(refund === undefined && value === null ? { error: t('refund.missing') } : {})}
      />
      {value === undefined || value === defaultRefund ? null : (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => onChange(undefined)}>
            {t('refund.reset', { amount: show(defaultRefund) })}
          </Button>
        </Group>
      )}
    </>
  );

  function explain(): string {
    if (why !== undefined) return why;
    if (most === 0) return t('refund.none');
    if (money.total < 0) return t('refund.below');
    if (money.total > most) {
      return t('refund.capped', { worth: show(money.total), most: show(most) });
    }
    return t('refund.most', { amount: show(most) });
  }
}
