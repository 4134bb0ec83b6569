import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { isTyped } from '#ui/overlay/typed-name.ts';
import type { Order } from '../query.ts';
import { useReservedUnits } from '../useReservations.ts';
import { ActionForm } from './ActionForm.tsx';
import { capturable, captured } from '../facts/order-facts.ts';
import { canceling } from './closing-operations.ts';
import { ReleasedUnits, UnreadReservations } from './ReleasedUnits.tsx';
import { useGuardedAction } from './useGuardedAction.ts';
import classes from './actions.module.css';

interface CancelOrderFormProps {
  order: Order;
  onClose: () => void;
}

/** Requires typing the order number if money was captured. */
export function CancelOrderForm({ order: shown, onClose }: CancelOrderFormProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const number = String(shown.display_id);
  const action = useGuardedAction({
    order: shown,
    operation: canceling,
    done: () => t('cancel.done', { number }),
    onDone: onClose,
  });
  const { order } = action;
  const money = (minor: number): string => format.money(minor, order.currency_code);
  const hasMoved = captured(order) > 0;
  // With or without the leading #.
  const isReady = !hasMoved || isTyped(typed.replace(/^\s*#/u, ''), number);
  const reserved = useReservedUnits([order]);
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return isReady ? null : undefined;
      }}
      label={t('cancel.submit')}
      isDangerous
      cancelLabel={t('cancel.keep')}
      onClose={onClose}
    >
      <Text>{t('cancel.text')}</Text>
      <ul className={classes.lines}>
        {capturable(order) > 0 ? (
          <li>{t('cancel.voids', { amount: money(capturable(order)) })}</li>
        ) : null}
        {hasMoved ? <li>{t('cancel.captured', { amount: money(captured(order)) })}</li> : null}
        <ReleasedUnits reserved={reserved} />
        <li>{t('cancel.forGood')}</li>
      </ul>
      <UnreadReservations reserved={reserved} />
      {hasMoved ? (
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          label={common('confirm.type', { name: number })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={hasTried && !isReady ? t('cancel.typeNumber', { number }) : undefined}
        />
      ) : null}
    </ActionForm>
  );
}
