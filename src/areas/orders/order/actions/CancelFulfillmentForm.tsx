import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { cancelingFulfillment } from './fulfillment-operations.ts';
import { parcelsToShip } from '../facts/order-facts.ts';
import { ParcelChoice, chosenParcel } from './ParcelChoice.tsx';
import { useGuardedAction } from './useGuardedAction.ts';

interface CancelFulfillmentFormProps {
  order: Order;
  /** Id of the preselected fulfillment */
  subject: string | undefined;
  onClose: () => void;
}

export function CancelFulfillmentForm(props: CancelFulfillmentFormProps): ReactNode {
  const { order: shown, subject: asked, onClose } = props;
  const { t } = useTranslation('order-actions');
  const [chosen, setChosen] = useState(asked);
  const action = useGuardedAction({
    order: shown,
    operation: cancelingFulfillment,
    done: () => t('cancelFulfillment.done'),
    onDone: onClose,
  });
  const parcels = parcelsToShip(action.order);
  const fulfillment = chosenParcel(parcels, chosen);
  return (
    <ActionForm
      action={action}
      toSent={() => (fulfillment === undefined ? undefined : { fulfillment })}
      label={t('cancelFulfillment.submit')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('cancelFulfillment.text')}</Text>
      <ParcelChoice parcels={parcels} value={fulfillment} onChange={setChosen} />
    </ActionForm>
  );
}
