import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateReservationBody } from '#generated/admin/admin.schemas.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { reservationCreation } from './creation.ts';
import { availableAt, stockedItem } from './query.ts';
import { itemSource } from './sources.ts';

interface CreateReservationProps {
  /** Preselected inventory item. */
  itemId?: string | undefined;
  onClose: () => void;
}

interface Values {
  item: string | null;
  location: string | null;
  quantity: number | null;
  description: string;
}

const blank = (itemId: string | undefined): Values => ({
  item: itemId ?? null,
  location: null,
  quantity: 1,
  description: '',
});

export function CreateReservation({ itemId, onClose }: CreateReservationProps): ReactNode {
  const { t } = useTranslation('reservations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const locations = useStockLocations();
  const { form, bind } = useCreateForm({
    creation: reservationCreation,
    initialValues: blank(itemId),
    validate: ({ item, location, quantity }) => {
      const problems: Partial<Record<keyof Values, string>> = {};
      if (!item) problems.item = t('form.itemMissing');
      if (!location) problems.location = t('form.locationMissing');
      else if (failed) problems.location = failure.text;
      else if (stocked !== undefined && available === undefined) {
        problems.location = t('form.notStocked');
      }
      if (quantity === null || !Number.isInteger(quantity) || quantity < 1) {
        problems.quantity = t('form.quantityInvalid');
      } else if (available !== undefined && quantity > available) {
        problems.quantity = t('form.tooMany', { number: format.number(Math.max(0, available)) });
      }
      return problems;
    },
    toBody: ({ item, location, quantity, description }) =>
      omitUndefined<CreateReservationBody>({
        inventory_item_id: item ?? '',
        location_id: location ?? '',
        quantity: quantity ?? 0,
        description: description.trim() || undefined,
      }),
    created: () => t('create.done'),
    onCreated: onClose,
  });
  const { item: chosen, location } = form.values;
  const stock = useQuery({ ...stockedItem(chosen ?? ''), enabled: chosen !== null });
  const { data: stocked } = stock;
  const failed = [locations, stock].find(({ isLoadingError }) => isLoadingError);
  const failure = useErrorText(failed?.error);
  const available = availableAt(stocked, location);
  const places = (locations.data ?? []).flatMap(({ id, name }) => {
    const units = availableAt(stocked, id);
    // Offer only the item's locations once known.
    if (stocked && units === undefined) return [];
    return [
      {
        value: id,
        label: name,
        ...(units === undefined
          ? {}
          : { detail: t('form.available', { number: format.number(Math.max(0, units)) }) }),
      },
    ];
  });
  return (
    <FormBody
      {...bind}
      onCancel={onClose}
      isReading={locations.isPending || (chosen !== null && stock.isPending)}
      submitLabel={t('create.action')}
    >
      <EntitySelect
        label={t('columns.item')}
        required
        source={itemSource}
        value={chosen}
        onChange={(id) => form.setValues({ item: id, location: null })}
        error={form.errors['item']}
      />
      {failed ? (
        <Banner
          tone="bad"
          action={{ label: common('actions.retry'), onClick: () => void failed.refetch() }}
        >
          {failure.text}
        </Banner>
      ) : null}
      <EntitySelect
        label={t('columns.location')}
        required
        disabled={chosen === null || failed !== undefined}
        source={{ ...fixedSource(places), detailed: true }}
        value={location}
        onChange={(id) => form.setFieldValue('location', id)}
        error={form.errors['location']}
      />
      <QuantityInput
        isTypedOver
        refusesCodes
        label={common('fields.quantity')}
        min={1}
        description={
          available === undefined
            ? undefined
            : t('form.available', { number: format.number(Math.max(0, available)) })
        }
        value={form.values.quantity}
        {...form.getInputProps('quantity')}
      />
      <GrowingTextarea
        label={common('fields.description')}
        description={t('form.descriptionHint')}
        minRows={2}
        {...form.getInputProps('description')}
      />
    </FormBody>
  );
}
