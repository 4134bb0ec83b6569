import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { settlementRows, summaryRows } from './summary-rows.ts';
import type { Order } from './query.ts';
import classes from './order.module.css';

interface SummarySectionProps {
  order: Order;
  /** What was paid for the order's edits, which the server doesn't count among its payments; minor units. */
  paidForEdits?: number;
}

/** What an order comes to, line by line, and what of it is paid, given back and owed. */
export function SummarySection({ order, paidForEdits = 0 }: SummarySectionProps): ReactNode {
  const { t } = useTranslation('order');
  return (
    <Section title={t('money.title')}>
      <Summary order={order} paidForEdits={paidForEdits} />
    </Section>
  );
}

function Summary({ order, paidForEdits }: Required<SummarySectionProps>): ReactNode {
  const { t } = useTranslation('order');
  const { t: edit } = useTranslation('order-edit');
  const format = useFormat();
  const tag = useTag();
  return (
    <div className={classes.summary}>
      <Totals rows={summaryRows(order, { t, format, tag })} />
      <Totals
        rows={settlementRows(order, format, (kind) => t(`money.${kind}`), {
          label: edit('recorded'),
          amount: paidForEdits,
        })}
      />
    </div>
  );
}
