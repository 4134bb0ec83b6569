import { Radio, Select, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { useStockLocations } from '#shared/lists.ts';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useActionWords } from '../actions/useActionWords.ts';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import type { Order } from '../query.ts';
import { OWNER_OPERATIONS } from './owner-operations.ts';
import { ownerOf, ownersFor, whyNotWith } from './owners.ts';
import type { Owner, OwnerAction } from './owners.ts';
import { usualLocation } from './receive-values.ts';
import { DifferenceText } from './DifferenceText.tsx';

interface OwnerFormProps {
  order: Order;
  action: OwnerAction;
  /** Id of the exchange or claim that it was opened for. */
  subject: string | undefined;
  onClose: () => void;
}

/** Does one thing with an exchange or a claim, and says before what it does. */
export function OwnerForm({ order, action, subject, onClose }: OwnerFormProps): ReactNode {
  const words = useActionWords();
  const [why] = useState(() => {
    const owner = subject === undefined ? undefined : ownerOf(order, subject);
    return owner && whyNotWith(owner, action);
  });
  if (why !== undefined) return <Banner tone="info">{words.why(why)}</Banner>;
  return <Fields order={order} action={action} subject={subject} onClose={onClose} />;
}

function Fields({ order: shown, action: name, subject, onClose }: OwnerFormProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const words = useActionWords();
  const isPacking = name === 'fulfillSwap' || name === 'fulfillClaim';
  const { data: places = [] } = useStockLocations({ isNeeded: isPacking });
  const [chosen, setChosen] = useState(() => subject ?? ownersFor(shown, name)[0]?.record.id);
  const [place, setPlace] = useState<string | null>(null);
  const [notify, setNotify] = useState(true);
  const action = useGuardedAction({
    order: shown,
    operation: OWNER_OPERATIONS[name],
    done: () => t(`owner.done.${name}`),
    onDone: onClose,
  });
  const { order } = action;
  const owner = ownerOf(order, chosen ?? '');
  const location = place ?? usualLocation(order, places) ?? null;
  return (
    <ActionForm
      action={action}
      toSent={() => owner && { id: owner.record.id, location: location ?? undefined, notify }}
      label={words.action(name)}
      isDangerous={name === 'cancelSwap' || name === 'cancelClaim'}
      isQuestion={!isPacking}
      onClose={onClose}
    >
      <Text>{t(`owner.text.${name}`)}</Text>
      <OwnerChoice owners={ownersFor(order, name)} value={chosen} onChange={setChosen} />
      {name === 'processSwap' && owner?.of === 'swap' ? (
        <Text fw={500}>
          <DifferenceText swap={owner.record} currency={order.currency_code} />
        </Text>
      ) : null}
      {isPacking && places.length > 0 ? (
        <Select
          label={actions('fulfill.location')}
          allowDeselect={false}
          data={places.map(({ id, name: title }) => ({ value: id, label: title }))}
          value={location}
          onChange={setPlace}
        />
      ) : null}
      {isPacking ? (
        <Switch
          label={actions('notify')}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      ) : null}
    </ActionForm>
  );
}

interface OwnerChoiceProps {
  owners: readonly Owner[];
  /** Id of the chosen one. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Which exchange or claim is meant; one alone is only shown. */
function OwnerChoice({ owners, value, onChange }: OwnerChoiceProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  if (owners.length === 0) return null;
  return (
    <Radio.Group label={t('owner.which')} value={value ?? null} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {owners.map(({ of, number, record }) => (
          <Radio
            key={record.id}
            value={record.id}
            label={t(`owner.name.${of}`, { number: format.number(number) })}
            description={format.list(
              readEach(record.additional_items, ({ title, quantity }) =>
                t('section.item', { quantity: format.number(quantity), title }),
              ),
            )}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
