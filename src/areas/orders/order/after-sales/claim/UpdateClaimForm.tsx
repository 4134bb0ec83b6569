import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useUploads } from '#shared/files/useUploads.ts';
import { ActionForm } from '../../actions/ActionForm.tsx';
import { useGuardedReading } from '../../actions/useGuardedAction.ts';
import { itemName } from '../../item-name.ts';
import type { Order, OrderClaim } from '../../query.ts';
import { useSendOptions } from '../outgoing/useSendOptions.ts';
import { isOpen } from '../../facts/order-facts.ts';
import { swapsAndClaimsOf, whyNotWith } from '../../facts/swap-or-claim.ts';
import classes from '../after-sales.module.css';
import { ClaimItemFields } from './ClaimItemFields.tsx';
import { claimedItems } from './claimed.ts';
import { keepingPictures } from './keeping-pictures.ts';
import { claimTagsOptions, readForClaims, updatingClaim } from './update-claim.ts';
import type { ClaimSeen } from './update-claim.ts';
import { updateProblem, updateSent, updateValues } from './update-values.ts';
import type { UpdateValues } from './update-values.ts';

interface UpdateClaimFormProps {
  order: Order;
  /** Id of the preselected claim */
  subject: string | undefined;
  onClose: () => void;
}

export function UpdateClaimForm({ order, subject, onClose }: UpdateClaimFormProps): ReactNode {
  const [first] = useState(() =>
    swapsAndClaimsOf(order).find(
      ({ of, record }) =>
        of === 'claim' && (subject === undefined ? isOpen(record) : record.id === subject),
    ),
  );
  const tags = useQuery(claimTagsOptions(order.id));
  const sendOptions = useSendOptions(order.region_id);
  if (first?.of !== 'claim') return null;
  return (
    <SectionQuery query={tags} skeleton={<FormSkeleton />}>
      {(read) => (
        <SectionQuery query={sendOptions} skeleton={<FormSkeleton />}>
          {(ways) => (
            <Fields
              order={{ ...order, tags: new Map(read) }}
              claim={first.record}
              sendOptions={ways}
              canShip={whyNotWith(first, 'fulfillClaim') === 'claimNoShipping'}
              onClose={onClose}
            />
          )}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface FieldsProps {
  order: ClaimSeen;
  claim: OrderClaim;
  sendOptions: readonly ShippingOptionListItem[];
  /** No shipping method yet; the server can't change an existing one */
  canShip: boolean;
  onClose: () => void;
}

function Fields(props: FieldsProps): ReactNode {
  const { order: shown, claim, sendOptions, canShip, onClose } = props;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const [initial] = useState<UpdateValues>(() => updateValues(claim, shown.tags));
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const change = (changed: Partial<UpdateValues>): void => setValues({ ...values, ...changed });
  const uploads = useUploads((url, _key, _places, item) =>
    setValues((before) => {
      const entry = before.items[item ?? ''];
      if (item === undefined || entry === undefined) return before;
      const pictures = [...entry.pictures, url];
      return { ...before, items: { ...before.items, [item]: { ...entry, pictures } } };
    }),
  );
  const action = useGuardedReading({
    order: shown,
    operation: keepingPictures(updatingClaim, uploads, ({ items }) =>
      items.flatMap(({ pictures }) => pictures),
    ),
    read: readForClaims,
    isDirty: values !== initial,
    done: () => t('claim.update.done'),
    onDone: onClose,
  });
  const problem = updateProblem(initial, values);
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined && !uploads.isRunning
          ? updateSent(claim.id, initial, values)
          : undefined;
      }}
      label={uploads.isRunning ? t('claim.waiting') : t('claim.update.submit')}
      onClose={onClose}
    >
      <ul className={classes.items} aria-label={t('claim.items')}>
        {claimedItems(claim).map(({ id, item, quantity }) => {
          const entry = values.items[id];
          const name = item ? itemName(item) : t('section.goneItem');
          if (!entry) return null;
          return (
            <li key={id} className={classes.item}>
              <span className={classes.title}>
                <bdi>{t('section.item', { quantity, title: name })}</bdi>
              </span>
              <ClaimItemFields
                name={name}
                subject={id}
                entry={entry}
                onChange={(changed) => change({ items: { ...values.items, [id]: changed } })}
                uploads={uploads}
                noteError={
                  initial.items[id]?.note && !entry.note.trim()
                    ? t('claim.update.noteStays')
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      {canShip ? (
        <Select
          label={t('outgoing.shipping')}
          allowDeselect={false}
          placeholder={t('claim.chooseShipping')}
          data={sendOptions.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.shipping ?? null}
          onChange={(shipping) => change({ shipping: shipping ?? undefined })}
        />
      ) : null}
      <Switch
        label={actions('notify')}
        checked={values.notify}
        onChange={(event) => change({ notify: event.currentTarget.checked })}
      />
      {hasTried && problem === 'same' ? (
        <Banner tone="info">{t('claim.update.same')}</Banner>
      ) : null}
    </ActionForm>
  );
}
