import { Select, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { allLeft } from '../order/actions/fulfill-values.ts';
import { fulfilling } from '../order/actions/fulfillment-operations.ts';
import { capturable, isFullyRefunded } from '../order/facts/order-facts.ts';
import { itemsToFulfill } from '../order/facts/unfulfilled.ts';
import { settlementOf } from '../order/money.ts';
import type { Order } from '../order/query.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { bestFor, planFulfillments } from './fulfill-plan.ts';
import { paidOutsideOf } from './useOrdersRead.ts';
import { useStockOf } from './useStockOf.ts';

/** Leaves out orders short of stock at the location. */
export function FulfillDialog(props: BulkActionProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const { t: actions } = useTranslation('order-actions');
  const { t: edit } = useTranslation('order-edit');
  const format = useFormat();
  const { data: orders } = props.orders.query;
  const locations = useStockLocations();
  const stock = useStockOf(orders);
  const [chosen, setChosen] = useState<string | null>(null);
  const [notify, setNotify] = useState(true);
  const places = locations.data ?? [];
  const isKnown = orders !== undefined && locations.data && stock.data;
  const location = isKnown
    ? (chosen ??
      bestFor(
        orders,
        stock.data,
        places.map(({ id }) => id),
      ) ??
      null)
    : null;
  const moneyNotes = (order: Order): string[] => {
    if (isFullyRefunded(order)) return [t('fullyRefunded')];
    if (order.payment_status === 'not_paid') return [t('notPaid')];
    const money = (amount: number): { amount: string } => ({
      amount: format.money(amount, order.currency_code),
    });
    const { customerOwes } = settlementOf(order, paidOutsideOf(orders, order));
    const amount = capturable(order);
    return [
      ...(amount > 0 ? [actions('left.capture', money(amount))] : []),
      ...(customerOwes > 0 ? [edit('due.title', money(customerOwes))] : []),
    ];
  };
  const plan = isKnown ? planFulfillments(orders, stock.data, { location, notify }) : undefined;
  return (
    <BulkRunDialog
      {...props}
      action="fulfill"
      operation={fulfilling}
      renew={(now, sent) => ({ ...sent, quantities: allLeft(itemsToFulfill(now)) })}
      plan={plan}
      hasFailed={Boolean(locations.error ?? stock.error)}
      // One at a time: each order reduces the stock left for the next.
      atOnce={1}
      effectOf={({ sent }) => {
        const units = Object.values(sent.quantities).reduce((sum, one) => sum + one, 0);
        return t('units', { count: units, number: format.number(units) });
      }}
      notesOf={({ order }) => moneyNotes(order)}
    >
      <ReadState
        reads={[locations, stock]}
        texts={{ reading: t('readingStock'), failed: t('failedStock') }}
      />
      {plan && places.length > 0 ? (
        <Select
          label={actions('fulfill.location')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={location}
          onChange={setChosen}
        />
      ) : null}
      {plan ? (
        <Switch
          label={t('notify')}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      ) : null}
    </BulkRunDialog>
  );
}
