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
  /** Minor units paid for order edits, which the server doesn't count as payments */
  paidForEdits?: number;
}

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
