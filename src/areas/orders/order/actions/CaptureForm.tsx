import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { providerName } from '../PaymentsSection.tsx';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { capturing } from './payment-operations.ts';
import {
  captured,
  isCoveredByGiftCards,
  openPayments,
  owedAfterCapture,
} from '../facts/order-facts.ts';
import { useGuardedAction } from './useGuardedAction.ts';

interface ActionProps {
  order: Order;
  onClose: () => void;
}

export function CaptureForm({ order: shown, onClose }: ActionProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: page } = useTranslation('order');
  const format = useFormat();
  const action = useGuardedAction({
    order: shown,
    operation: capturing,
    done: ({ payments }) =>
      payments.length === 0
        ? t('capture.markedPaid')
        : t('capture.done', { amount: money(amountOf(payments)) }),
    onDone: onClose,
  });
  const { order } = action;
  const open = openPayments(order);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = open.filter(({ id }) => !left.includes(id)).map(({ id }) => id);
  const money = (minor: number): string => format.money(minor, order.currency_code);
  function amountOf(ids: readonly string[]): number {
    const payments = order.payments.filter(({ id }) => ids.includes(id));
    return payments.reduce((total, { amount }) => total + amount, 0);
  }
  if (isCoveredByGiftCards(shown)) {
    return (
      <ActionForm
        action={action}
        toSent={() => ({ payments: [] })}
        label={t('capture.markPaid')}
        isQuestion
        onClose={onClose}
      >
        <Text>{t('capture.covered')}</Text>
      </ActionForm>
    );
  }
  const excess = owedAfterCapture(order, amountOf(chosen));
  return (
    <ActionForm
      action={action}
      toSent={() => (chosen.length > 0 ? { payments: chosen } : undefined)}
      label={t('capture.submit', { amount: money(amountOf(chosen)) })}
      isQuestion={open.length <= 1}
      onClose={onClose}
    >
      {open.length > 1 ? (
        <Checkbox.Group
          label={t('capture.payments')}
          value={chosen}
          onChange={(ids) => setLeft(open.map(({ id }) => id).filter((id) => !ids.includes(id)))}
          error={chosen.length === 0 ? t('capture.none') : undefined}
        >
          {open.map(({ id, amount, provider_id: provider }) => (
            <Checkbox
              key={id}
              mt="xs"
              value={id}
              label={t('payment', {
                amount: money(amount),
                provider: providerName(provider, page),
              })}
            />
          ))}
        </Checkbox.Group>
      ) : null}
      <Totals
        rows={[
          { label: t('money.captured'), value: money(captured(order)) },
          { label: t('money.capturing'), value: money(amountOf(chosen)) },
          ...(excess > 0
            ? [
                { label: t('money.total'), value: money(order.total) },
                { label: t('money.toRefund'), value: money(excess) },
              ]
            : []),
          {
            label: t('money.capturedAfter'),
            value: money(captured(order) + amountOf(chosen)),
            isTotal: true,
          },
        ]}
      />
    </ActionForm>
  );
}
