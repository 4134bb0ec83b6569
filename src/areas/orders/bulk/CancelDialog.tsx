import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { isTyped } from '#ui/overlay/typed-name.ts';
import { capturable, captured } from '../order/facts/order-facts.ts';
import { canceling } from '../order/actions/closing-operations.ts';
import { ReleasedUnits, UnreadReservations } from '../order/actions/ReleasedUnits.tsx';
import type { Order } from '../order/query.ts';
import { useReservedUnits } from '../order/useReservations.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { planOnce, sumsOf } from './plan.ts';
import classes from './bulk.module.css';

/** Requires typing the number of orders with captured payments. */
export function CancelDialog(props: BulkActionProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const { t: actions } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const { data } = props.orders.query;
  const plan = data && planOnce('cancel', data, () => null);
  const concerned = plan?.jobs.map(({ order }) => order) ?? [];
  const paid = concerned.filter((order) => captured(order) > 0).length;
  const number = format.number(paid);
  const isReady = paid === 0 || isTyped(typed, number) || isTyped(typed, String(paid));
  const reserved = useReservedUnits(concerned);
  const amounts = (of: (order: Order) => number): string =>
    format.list(
      sumsOf(concerned, of).map(({ currency, amount }) => format.money(amount, currency)),
    );
  return (
    <BulkRunDialog
      {...props}
      action="cancel"
      operation={canceling}
      renew={() => null}
      plan={plan}
      isDangerous
      isDirty={typed !== ''}
      isReady={() => {
        setTried(true);
        return isReady;
      }}
      notesOf={({ order }) =>
        captured(order) > 0
          ? [t('alreadyCaptured', { amount: format.money(captured(order), order.currency_code) })]
          : []
      }
    >
      {concerned.length > 0 ? (
        <>
          <Text>{actions('cancel.text')}</Text>
          <ul className={classes.reasons}>
            {concerned.some((order) => capturable(order) > 0) ? (
              <li>{t('cancel.voids', { amount: amounts(capturable) })}</li>
            ) : null}
            {paid > 0 ? <li>{t('cancel.captured', { amount: amounts(captured) })}</li> : null}
            <ReleasedUnits reserved={reserved} />
            <li>{t('cancel.forGood')}</li>
          </ul>
          <UnreadReservations reserved={reserved} />
        </>
      ) : null}
      {paid > 0 ? (
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          label={common('confirm.type', { name: number })}
          description={t('cancel.typeHint', { count: paid, number })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={hasTried && !isReady ? t('cancel.typeNumber', { number }) : undefined}
        />
      ) : null}
    </BulkRunDialog>
  );
}
