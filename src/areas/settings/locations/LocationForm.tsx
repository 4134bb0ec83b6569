import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateStockLocationBody } from '#generated/admin/admin.schemas.ts';
import { updateStockLocation } from '#generated/admin/stock-locations/stock-locations.ts';
import { countryName } from '#ui/country/country-name.ts';
import { useTag } from '#ui/format/useTag.ts';
import { listOf } from '#ui/format/instant.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { channelSteps } from './channel-steps.ts';
import { LocationFields, LocationName } from './LocationFields.tsx';
import { addressOf, hasAddress, isMoved, toValues } from './location-values.ts';
import type { LocationValues } from './location-values.ts';
import { locationRecord } from './query.ts';
import type { Location } from './query.ts';
import { useProblemWords } from './useProblemWords.ts';

const toBody = (before: LocationValues, after: LocationValues): UpdateStockLocationBody => {
  return omitUndefined<UpdateStockLocationBody>({
    name: after.name === before.name ? undefined : after.name.trim(),
    address: isMoved(before, after) ? addressOf(after, before) : undefined,
  });
};

interface LocationFormProps {
  location: Location;
  onClose: () => void;
  only?: readonly 'name'[];
}

export function LocationForm({ location, onClose, only }: LocationFormProps): ReactNode {
  const { id } = location;
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const queryClient = useQueryClient();
  const problems = useProblemWords(hasAddress(toValues(location)));
  const { form, bind } = useStepsForm<Location, LocationValues>({
    record: location,
    toValues,
    operation: 'updateStockLocation',
    read: (call) => locationRecord.readNow(queryClient, id, call),
    toSteps: (before, after): Step[] => {
      const body = toBody(before, after);
      return [
        ...(Object.keys(body).length > 0
          ? [
              {
                id: 'location',
                label: t('steps.location'),
                stage: 1,
                run: (call: Parameters<Step['run']>[0]) =>
                  updateStockLocation(id, body, undefined, call),
              },
            ]
          : []),
        ...channelSteps(id, before.channels, after.channels, {
          add: t('steps.addChannel'),
          remove: t('steps.removeChannel'),
        }),
      ];
    },
    validate: problems,
    saved: ({ name }) => t('edit.saved', { location: name.trim() }),
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => (field === 'channels' ? common('fields.channels') : t(`fields.${field}`))}
      show={(field, value) =>
        Array.isArray(value)
          ? value.join(', ')
          : field === 'country_code' && value
            ? countryName(value, tag)
            : value
      }
    >
      {only ? (
        <LocationName form={form} />
      ) : (
        <LocationFields form={form} channels={listOf(location.sales_channels)} />
      )}
    </RecordForm>
  );
}
