import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { WhenPossible } from '../actions/WhenPossible.tsx';
import { settlementOf } from '../money.ts';
import { readOrderWithEdits } from './edits.ts';
import type { OrderWithEdits } from './edits.ts';
import { markingPaid } from './operations.ts';
import { owedByCustomer, paidForEdits } from './payments.ts';
import type { EditPayment } from './payments.ts';

interface PayEditFormProps {
  order: OrderWithEdits;
  payment: EditPayment;
  onClose: () => void;
  onDone: () => void;
}

/** Only marks it as paid; nothing is charged. */
export function PayEditForm({
  order: shown,
  payment,
  onClose,
  onDone,
}: PayEditFormProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const { t: orderTexts } = useTranslation('order');
  const format = useFormat();
  const money = (amount: number): string => format.money(amount, shown.currency_code);
  const { collectionId, amount } = payment;
  const action = useGuardedReading({
    order: shown,
    operation: markingPaid,
    read: readOrderWithEdits,
    done: () => t('done.payEdit', { amount: money(amount) }),
    onDone,
  });
  const { order } = action;
  // The server marks the whole request as paid, also after a cheaper edit.
  const after = settlementOf(order, paidForEdits(order, order.edits) + amount);
  const left =
    after.storeOwes > 0
      ? { label: orderTexts('money.storeOwes'), value: money(after.storeOwes) }
      : { label: t('payEdit.left'), value: money(after.customerOwes) };
  return (
    <WhenPossible whyNot={() => markingPaid.whyNot(shown, { collectionId })}>
      <ActionForm
        action={action}
        toSent={() => ({ collectionId })}
        label={t('submit.payEdit', { amount: money(amount) })}
        isQuestion
        onClose={onClose}
      >
        <Text>{t('payEdit.text')}</Text>
        <Totals
          rows={[
            { label: t('payEdit.owes'), value: money(owedByCustomer(order, order.edits)) },
            { label: t('payEdit.paid'), value: money(0 - amount) },
            { ...left, isTotal: true },
          ]}
        />
      </ActionForm>
    </WhenPossible>
  );
}
