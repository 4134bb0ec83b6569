import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import type { Order } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';
import { differenceRows, partRows } from './totals.ts';
import classes from './order-edit.module.css';

interface EditSummaryProps {
  order: Order;
  edit: OrderEditRecord | undefined;
  isRunning: boolean;
}

/** All sums come from the server. */
export function EditSummary({ order, edit, isRunning }: EditSummaryProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const rows = differenceRows(order, edit, format, t);
  const last = rows.at(-1);
  return (
    <Section title={t('totals.title')}>
      <div className={classes.summary} aria-busy={isRunning}>
        {edit ? <Totals rows={partRows(order, edit, format, t)} /> : null}
        <Totals rows={rows} />
        <Text size="sm" c="dimmed">
          {t(edit ? 'totals.hint' : 'totals.begin')}
        </Text>
        <span className="qm-visually-hidden" role="status">
          {edit && !isRunning ? `${last?.label} ${last?.value}` : ''}
        </span>
      </div>
    </Section>
  );
}
