import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TagInput } from '#ui/tags/TagInput.tsx';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { shipping } from './fulfillment-operations.ts';
import { parcelsToShip } from '../facts/order-facts.ts';
import { ParcelChoice, chosenParcel } from './ParcelChoice.tsx';
import { useGuardedAction } from './useGuardedAction.ts';

interface ShipFormProps {
  order: Order;
  /** Id of the preselected fulfillment */
  subject: string | undefined;
  onClose: () => void;
}

export function ShipForm({ order: shown, subject: asked, onClose }: ShipFormProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const [chosen, setChosen] = useState(asked);
  const [numbers, setNumbers] = useState<string[]>([]);
  const [notify, setNotify] = useState(true);
  const action = useGuardedAction({
    order: shown,
    operation: shipping,
    isDirty: numbers.length > 0,
    done: () => t('ship.done'),
    onDone: onClose,
  });
  const parcels = parcelsToShip(action.order);
  const fulfillment = chosenParcel(parcels, chosen);
  // The server has no notify option for claims' parcels.
  const isClaim = parcels.find((one) => one.fulfillment.id === fulfillment)?.of === 'claim';
  return (
    <ActionForm
      action={action}
      toSent={() =>
        fulfillment === undefined ? undefined : { fulfillment, trackingNumbers: numbers, notify }
      }
      label={t('ship.submit')}
      onClose={onClose}
    >
      <TagInput
        label={t('ship.tracking')}
        description={t('ship.trackingHint')}
        value={numbers}
        onChange={setNumbers}
      />
      <ParcelChoice parcels={parcels} value={fulfillment} onChange={setChosen} />
      {isClaim ? null : (
        <Switch
          label={t('notify')}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      )}
    </ActionForm>
  );
}
