import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { archiving, completing } from '../order/actions/closing-operations.ts';
import { useLeftToDo } from '../order/actions/useLeftToDo.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { planOnce } from './plan.ts';
import { paidOutsideOf } from './useOrdersRead.ts';

interface CloseDialogProps extends BulkActionProps {
  step: 'complete' | 'archive';
}

export function CloseDialog({ step, ...props }: CloseDialogProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const leftToDo = useLeftToDo();
  const { data } = props.orders.query;
  return (
    <BulkRunDialog
      {...props}
      action={step}
      operation={step === 'complete' ? completing : archiving}
      renew={() => null}
      plan={data && planOnce(step, data, () => null)}
      notesOf={({ order }) => leftToDo(order, paidOutsideOf(data, order))}
    >
      <Text>{t(`closeText.${step}`)}</Text>
    </BulkRunDialog>
  );
}
