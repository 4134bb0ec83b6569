import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Parcel } from '../facts/order-facts.ts';

interface ParcelChoiceProps {
  parcels: readonly Parcel[];
  value: string | undefined;
  onChange: (id: string) => void;
}

export function ParcelChoice({ parcels, value, onChange }: ParcelChoiceProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  return (
    <Radio.Group label={t('parcel.label')} value={value ?? null} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {parcels.map(({ number, of, fulfillment, contents }) => (
          <Radio
            key={fulfillment.id}
            value={fulfillment.id}
            label={t(`parcel.of.${of}`, {
              number: format.number(number),
              date: format.date(fulfillment.created_at),
            })}
            description={format.list(
              contents.map(({ title, quantity }) =>
                t('parcel.item', { quantity: format.number(quantity), title }),
              ),
            )}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Returns the asked fulfillment's id, else the first one's. */
export const chosenParcel = (
  parcels: readonly Parcel[],
  asked: string | undefined,
): string | undefined =>
  (parcels.find(({ fulfillment }) => fulfillment.id === asked) ?? parcels[0])?.fulfillment.id;
