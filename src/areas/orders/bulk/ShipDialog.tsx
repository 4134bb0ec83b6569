import { Checkbox, Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { shipping } from '../order/actions/fulfillment-operations.ts';
import { parcelsToShip } from '../order/facts/order-facts.ts';
import type { Parcel } from '../order/facts/order-facts.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { planFor } from './plan.ts';
import { trackingNumbers, usedTwice } from './tracking-table.ts';
import { TrackingFields } from './TrackingFields.tsx';

export function ShipDialog(props: BulkActionProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [withoutNumber, setWithoutNumber] = useState(false);
  const [notify, setNotify] = useState(true);
  const { data } = props.orders.query;
  const waiting = useMemo(
    () =>
      data &&
      planFor<Parcel>('ship', data, (order) =>
        parcelsToShip(order).map((parcel) => ({
          id: parcel.fulfillment.id,
          order,
          sent: parcel,
        })),
      ),
    [data],
  );
  const numbersOf = (id: string): string[] => trackingNumbers(values.get(id) ?? '');
  const parcels = waiting?.jobs ?? [];
  const empty = parcels.filter(({ id }) => numbersOf(id).length === 0).length;
  const twice = usedTwice(values.values());
  const plan = waiting && {
    left: waiting.left,
    jobs: parcels
      .map(({ id, order }) => ({
        id,
        order,
        sent: { fulfillment: id, trackingNumbers: numbersOf(id), notify },
      }))
      .filter(({ sent }) => withoutNumber || sent.trackingNumbers.length > 0),
  };
  return (
    <BulkRunDialog
      {...props}
      action="ship"
      operation={shipping}
      renew={(_now, sent) => sent}
      plan={plan}
      hasOwnPlan
      isDirty={values.size > 0}
    >
      {parcels.length > 0 ? (
        <>
          <TrackingFields
            parcels={parcels}
            leftOut={waiting?.left ?? []}
            values={values}
            onChange={setValues}
          />
          {twice.length > 0 ? (
            <Banner tone="warning">{t('ship.twice', { numbers: format.list(twice) })}</Banner>
          ) : null}
          {empty > 0 ? (
            <Checkbox
              label={t('ship.empty', { count: empty, number: format.number(empty) })}
              description={t('ship.emptyHint')}
              checked={withoutNumber}
              onChange={(event) => setWithoutNumber(event.currentTarget.checked)}
            />
          ) : null}
          {parcels.every(({ sent }) => sent.of === 'claim') ? null : (
            <Switch
              label={t('notify')}
              checked={notify}
              onChange={(event) => setNotify(event.currentTarget.checked)}
            />
          )}
        </>
      ) : null}
    </BulkRunDialog>
  );
}
