import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { settlementRows, summaryRows } from './summary-rows.ts';
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
  return (
    <div className={classes.summary}>
      <Totals rows={summaryRows(order, { t, format, tag })} />
      <Totals rows={settlementRows(order, format, (kind) => t(`money.${kind}`))} />
    </div>
  );
}
