import { Checkbox } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation, UpdateSalesChannelBody } from '#generated/admin/admin.schemas.ts';
import {
  addStockLocationToSalesChannel,
  removeStockLocationFromSalesChannel,
  updateSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { locationSource } from './location-source.ts';
import { channelRecord, readLocations } from './query.ts';
import type { Channel } from './query.ts';
import { ChannelDescription, ChannelFields, ChannelName } from './ChannelFields.tsx';

interface ChannelFormProps {
  channel: Channel;
  /** Undefined in a store without locations. */
  locations: readonly StockLocation[] | undefined;
  onClose: () => void;
  only?: readonly ('name' | 'description')[];
}

interface Stored {
  channel: Channel;
  locations: readonly StockLocation[];
}

interface Values {
  name: string;
  description: string;
  isEnabled: boolean;
  /** Stock location ids. */
  locations: string[];
}

const toValues = ({ channel, locations }: Stored): Values => ({
  name: channel.name,
  description: channel.description ?? '',
  isEnabled: !channel.is_disabled,
  locations: locations.map(({ id }) => id).toSorted(),
});

const toBody = (before: Values, after: Values): UpdateSalesChannelBody =>
  omitUndefined<UpdateSalesChannelBody>({
    name: after.name === before.name ? undefined : after.name.trim(),
    description:
      after.description === before.description ? undefined : after.description.trim() || null,
    is_disabled: after.isEnabled === before.isEnabled ? undefined : !after.isEnabled,
  });

export function ChannelForm(props: ChannelFormProps): ReactNode {
  const { channel, locations, onClose, only } = props;
  const { t } = useTranslation('channels');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const { id } = channel;
  const read = async (call: CallOptions): Promise<Stored> => {
    const [now, places] = await Promise.all([
      channelRecord.readNow(queryClient, id, call),
      locations ? readLocations(id, call) : [],
    ]);
    return { channel: now, locations: places };
  };
  const { form, bind } = useStepsForm<Stored, Values>({
    // A new one says that the page has been updated.
    record: useMemo(() => ({ channel, locations: locations ?? [] }), [channel, locations]),
    toValues,
    operation: 'updateSalesChannel',
    read,
    toSteps: (before, after): Step[] => {
      const body = toBody(before, after);
      const added = after.locations.filter((one) => !before.locations.includes(one));
      const removed = before.locations.filter((one) => !after.locations.includes(one));
      return [
        ...(Object.keys(body).length > 0
          ? [
              {
                id: 'channel',
                label: t('steps.channel'),
                stage: 1,
                run: (call: CallOptions) => updateSalesChannel(id, body, call),
              },
            ]
          : []),
        ...added.map((location) => ({
          id: `add-${location}`,
          label: t('steps.addLocation'),
          stage: 2,
          run: (call: CallOptions) =>
            addStockLocationToSalesChannel(id, { location_id: location }, call),
        })),
        ...removed.map((location) => ({
          id: `remove-${location}`,
          label: t('steps.removeLocation'),
          stage: 2,
          run: (call: CallOptions) =>
            removeStockLocationFromSalesChannel(id, { location_id: location }, call),
        })),
      ];
    },
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    saved: ({ name }) => t('edit.saved', { channel: name.trim() }),
    onClose,
    only,
  });
  const inputProps = (field: 'name' | 'description'): GetInputPropsReturnType =>
    form.getInputProps(field);
  return (
    <RecordForm
      {...bind}
      labelOf={(field) =>
        field === 'description' ? common('fields.description') : t(`fields.${field}`)
      }
      show={(_field, value) => (Array.isArray(value) ? value.join(', ') : String(value))}
      fields={
        only && {
          name: <ChannelName inputProps={inputProps} />,
          description: <ChannelDescription inputProps={inputProps} />,
        }
      }
    >
      {only ? null : (
        <>
          <ChannelFields inputProps={inputProps} />
          <Checkbox
            label={t('fields.isEnabled')}
            description={t('enabledText')}
            {...form.getInputProps('isEnabled', { type: 'checkbox' })}
          />
          {locations ? (
            <EntityMultiSelect
              label={t('fields.locations')}
              description={t('locationsText')}
              source={withKnown(locationSource, locations)}
              value={form.values.locations}
              onChange={(ids) => form.setFieldValue('locations', ids.toSorted())}
            />
          ) : null}
        </>
      )}
    </RecordForm>
  );
}
