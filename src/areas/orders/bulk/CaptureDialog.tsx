import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { capturing } from '../order/actions/payment-operations.ts';
import type { CaptureSent } from '../order/actions/payment-operations.ts';
import {
  capturable,
  isCoveredByGiftCards,
  openPayments,
  owedAfterCapture,
} from '../order/facts/order-facts.ts';
import type { Order } from '../order/query.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { planOnce, sumsOf } from './plan.ts';

const allOpen = (order: Order): CaptureSent => ({
  payments: openPayments(order).map(({ id }) => id),
});

export function CaptureDialog(props: BulkActionProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const { t: actions } = useTranslation('order-actions');
  const format = useFormat();
  const { data } = props.orders.query;
  const plan = data && planOnce('capture', data, allOpen);
  const sums = sumsOf(plan?.jobs.map(({ order }) => order) ?? [], capturable);
  return (
    <BulkRunDialog
      {...props}
      action="capture"
      operation={capturing}
      renew={allOpen}
      plan={plan}
      effectOf={({ order }) =>
        isCoveredByGiftCards(order)
          ? actions('capture.markPaid')
          : format.money(capturable(order), order.currency_code)
      }
      notesOf={({ order }) => {
        const excess = owedAfterCapture(order, capturable(order));
        if (excess === 0) return [];
        return [t('aboveTotal', { amount: format.money(excess, order.currency_code) })];
      }}
    >
      {sums.length > 0 ? (
        <Totals
          rows={sums.map(({ currency, amount }) => ({
            label: t('captureSum', { currency: currency.toUpperCase() }),
            value: format.money(amount, currency),
            isTotal: true,
          }))}
        />
      ) : null}
    </BulkRunDialog>
  );
}
