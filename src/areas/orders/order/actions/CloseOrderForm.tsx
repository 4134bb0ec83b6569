import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { archiving, completing } from './closing-operations.ts';
import { useGuardedAction } from './useGuardedAction.ts';
import { useLeftToDo } from './useLeftToDo.ts';
import classes from './actions.module.css';

interface CloseOrderFormProps {
  order: Order;
  paidOutside?: number | undefined;
  action: 'complete' | 'archive';
  onClose: () => void;
}

export function CloseOrderForm(props: CloseOrderFormProps): ReactNode {
  const { order: shown, paidOutside = 0, action: step, onClose } = props;
  const { t } = useTranslation('order-actions');
  const action = useGuardedAction({
    order: shown,
    operation: step === 'complete' ? completing : archiving,
    done: () => t(`close.done.${step}`, { number: String(shown.display_id) }),
    onDone: onClose,
  });
  return (
    <ActionForm
      action={action}
      toSent={() => null}
      label={t(`close.submit.${step}`)}
      isQuestion
      onClose={onClose}
    >
      <Text>{t(`close.text.${step}`)}</Text>
      <LeftToDo order={action.order} paidOutside={paidOutside} />
    </ActionForm>
  );
}

function LeftToDo({ order, paidOutside }: { order: Order; paidOutside: number }): ReactNode {
  const { t } = useTranslation('order-actions');
  const lines = useLeftToDo()(order, paidOutside);
  if (lines.length === 0) return null;
  return (
    <Banner tone="warning" title={t('left.title')}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
