import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  InventoryItemListItem,
  StockLocation,
  UpdateReservationBody,
} from '#generated/admin/admin.schemas.ts';
import { getUpdateReservationMutationOptions } from '#generated/admin/reservations/reservations.ts';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { changedBody } from '#ui/form/changed-body.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { stockItemName } from '#shared/inventory/name.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { availableAt, reservationRecord, stockedItem } from './query.ts';
import type { Reservation } from './query.ts';

interface EditReservationProps {
  id: string;
  onClose: () => void;
}

export function EditReservation({ id, onClose }: EditReservationProps): ReactNode {
  const reservation = useQuery(reservationRecord.options(id));
  const locations = useStockLocations();
  const itemId = reservation.data?.inventory_item_id;
  const item = useQuery({ ...stockedItem(itemId ?? ''), enabled: itemId !== undefined });
  const skeleton = <FormSkeleton fields={4} />;
  return (
    <SectionQuery query={reservation} skeleton={skeleton}>
      {(read) => (
        <SectionQuery query={locations} skeleton={skeleton}>
          {(places) => (
            <SectionQuery query={item} skeleton={skeleton}>
              {(stocked) => (
                <Fields reservation={read} locations={places} item={stocked} onClose={onClose} />
              )}
            </SectionQuery>
          )}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface FieldsProps {
  reservation: Reservation;
  locations: StockLocation[];
  /** Null if deleted. */
  item: InventoryItemListItem | null;
  onClose: () => void;
}

function Fields({ reservation, locations, item, onClose }: FieldsProps): ReactNode {
  const { t } = useTranslation('reservations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const mostAt = (location: string): number | undefined => {
    const available = availableAt(item, location);
    if (available === undefined) return undefined;
    // Add the reservation's own units.
    return location === reservation.location_id ? available + reservation.quantity : available;
  };
  const { form, bind } = useRecordForm({
    source: reservationRecord,
    update: getUpdateReservationMutationOptions,
    record: reservation,
    toValues: ({ location_id, quantity, description }: Reservation) => ({
      location_id,
      quantity: quantity as number | null,
      description: description ?? '',
    }),
    toBody: (before, after) => {
      const { location_id, quantity, description } = changedBody(before, after);
      return omitUndefined<UpdateReservationBody>({
        location_id,
        quantity: quantity ?? undefined,
        description,
      });
    },
    validate: ({ location_id: location, quantity }) => {
      const most = mostAt(location);
      if (quantity === null || !Number.isInteger(quantity) || quantity < 1) {
        return { quantity: t('form.quantityInvalid') };
      }
      if (most === undefined) return { location_id: t('form.notStocked') };
      return quantity > most && quantity > reservation.quantity
        ? { quantity: t('form.tooMany', { number: format.number(Math.max(0, most)) }) }
        : {};
    },
    saved: () => t('edit.saved'),
    onClose,
  });
  const nameOf = (id: unknown): string => locations.find((one) => one.id === id)?.name ?? '';
  const available = mostAt(form.values.location_id);
  return (
    <RecordForm
      {...bind}
      labelOf={(field) =>
        field === 'location_id' ? t('columns.location') : common(`fields.${field}`)
      }
      show={(field, value) =>
        field === 'location_id'
          ? nameOf(value)
          : typeof value === 'number'
            ? format.number(value)
            : value
      }
    >
      <TextInput
        label={t('columns.item')}
        value={item ? stockItemName(item) : reservation.inventory_item_id}
        readOnly
        data-no-translate
      />
      <EntitySelect
        label={t('columns.location')}
        keepOne
        source={fixedSource(locations.map(({ id, name }) => ({ value: id, label: name })))}
        value={form.values.location_id}
        onChange={(id) => form.setFieldValue('location_id', id ?? form.values.location_id)}
        error={form.errors['location_id']}
      />
      <QuantityInput
        isTypedOver
        refusesCodes
        label={common('fields.quantity')}
        description={
          available === undefined
            ? undefined
            : t('form.available', { number: format.number(Math.max(0, available)) })
        }
        min={1}
        value={form.values.quantity}
        {...form.getInputProps('quantity')}
      />
      <GrowingTextarea
        label={common('fields.description')}
        minRows={2}
        {...form.getInputProps('description')}
      />
    </RecordForm>
  );
}
