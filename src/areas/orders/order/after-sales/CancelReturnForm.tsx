import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import type { Order } from '../query.ts';
import { ReturnChoice, chosenReturn } from './ReturnChoice.tsx';
import { cancelingReturn } from './returns.ts';

interface CancelReturnFormProps {
  order: Order;
  /** Id of the preselected return */
  subject: string | undefined;
  onClose: () => void;
}

export function CancelReturnForm({
  order: shown,
  subject,
  onClose,
}: CancelReturnFormProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const [chosen, setChosen] = useState(subject);
  const action = useGuardedAction({
    order: shown,
    operation: cancelingReturn,
    done: () => t('cancelReturn.done'),
    onDone: onClose,
  });
  const one = chosenReturn(action.order, chosen);
  return (
    <ActionForm
      action={action}
      toSent={() => one && { id: one.record.id }}
      label={t('cancelReturn.submit')}
      cancelLabel={t('cancelReturn.keep')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('cancelReturn.text')}</Text>
      <ReturnChoice order={action.order} value={one?.record.id} onChange={setChosen} />
    </ActionForm>
  );
}
