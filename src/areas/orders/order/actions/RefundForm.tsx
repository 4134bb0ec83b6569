import { Button, Group, Select, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { providerName } from '../PaymentsSection.tsx';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { mostOf, mustChoosePayment, refunding } from './payment-operations.ts';
import { captured, owed, refundablePayments, refunded, restOf } from '../facts/order-facts.ts';
import { REFUND_REASONS, amountProblem, refundSent, refundValues } from './refund-values.ts';
import type { RefundValues } from './refund-values.ts';
import { useGuardedAction } from './useGuardedAction.ts';

interface RefundFormProps {
  order: Order;
  paidOutside?: number | undefined;
  onClose: () => void;
}

export function RefundForm({ order: shown, paidOutside = 0, onClose }: RefundFormProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: page } = useTranslation('order');
  const format = useFormat();
  const currency = shown.currency_code;
  const money = (minor: number): string => format.money(minor, currency);
  const form = useForm<RefundValues>({ initialValues: refundValues(shown, paidOutside) });
  const action = useGuardedAction({
    order: shown,
    operation: refunding,
    isDirty: form.isDirty(),
    done: ({ amount }) => t('refund.done', { amount: money(amount) }),
    onDone: onClose,
  });
  const { order } = action;
  const { amount, payment } = form.values;
  const most = mostOf(order, payment ?? undefined);
  const payments = refundablePayments(order);
  const due = owed(order, paidOutside);
  const problem = amountProblem(order, form.values);
  const back = problem === undefined && amount !== null ? amount : 0;
  const kept = captured(order) - refunded(order);
  const toSent = (): ReturnType<typeof refundSent> | undefined => {
    if (problem === undefined) return refundSent(form.values);
    // The field itself reports unreadable amounts.
    if (problem === 'missing') form.setFieldError('amount', t('refund.amountMissing'));
    return undefined;
  };
  return (
    <ActionForm
      action={action}
      toSent={toSent}
      label={back > 0 ? t('refund.submit', { amount: money(back) }) : t('action.refund')}
      onClose={onClose}
    >
      {payments.length > 1 || mustChoosePayment(order) ? (
        <Select
          label={t('refund.payment')}
          allowDeselect={false}
          data={[
            ...(mustChoosePayment(order) ? [] : [{ value: ANY, label: t('refund.anyPayment') }]),
            ...payments.map((one) => ({
              value: one.id,
              label: t('payment', {
                amount: money(restOf(one)),
                provider: providerName(one.provider_id, page),
              }),
            })),
          ]}
          value={payment ?? ANY}
          onChange={(value) => form.setFieldValue('payment', value === ANY ? null : value)}
        />
      ) : null}
      <MoneyInput
        label={t('refund.amount')}
        required
        currency={currency}
        max={most}
        description={t('refund.most', { amount: money(most) })}
        value={amount}
        onChange={setAmount}
        error={form.errors['amount']}
        {...(problem === 'tooMuch' ? { error: t('refund.tooMuch', { amount: money(most) }) } : {})}
      />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setAmount(most)}>
          {t('refund.all', { amount: money(most) })}
        </Button>
        {due > 0 && due < most ? (
          <Button size="compact-sm" variant="default" onClick={() => setAmount(due)}>
            {t('refund.owed', { amount: money(due) })}
          </Button>
        ) : null}
      </Group>
      <Select
        label={t('refund.reason')}
        allowDeselect={false}
        data={REFUND_REASONS.map((reason) => ({
          value: reason,
          label: t(`refund.reasons.${reason}`),
        }))}
        {...form.getInputProps('reason')}
      />
      <GrowingTextarea
        label={t('refund.note')}
        description={t('refund.noteHint')}
        minRows={2}
        maxRows={6}
        {...form.getInputProps('note')}
      />
      {payment === null ? (
        <Switch label={t('notify')} {...form.getInputProps('notify', { type: 'checkbox' })} />
      ) : null}
      <Totals
        rows={[
          { label: t('money.captured'), value: money(captured(order)) },
          { label: t('money.refunded'), value: money(0 - refunded(order)) },
          { label: t('money.refunding'), value: money(0 - back) },
          { label: t('money.paidAfter'), value: money(kept - back), isTotal: true },
        ]}
      />
    </ActionForm>
  );

  function setAmount(minor: number | null): void {
    form.setFieldValue('amount', minor);
    form.clearFieldError('amount');
  }
}

/** The server chooses the payment */
const ANY = 'any';
