import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListResponse } from '#generated/admin/admin.schemas.ts';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { loadedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { productTypeSource } from '#shared/sources/sources.ts';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { shippingOptionsOf } from '../regions/query.ts';
import { OVERRIDE_CALLS, overridesOf } from './overrides.ts';
import type { OverrideKind } from './overrides.ts';
import { taxRateRecord } from './query.ts';
import type { TaxRate } from './query.ts';

interface OverridesFormProps {
  kind: OverrideKind;
  rate: TaxRate;
  onClose: () => void;
}

export function OverridesForm({ kind, rate, onClose }: OverridesFormProps): ReactNode {
  const { t } = useTranslation('taxes');
  const queryClient = useQueryClient();
  const { operation, add, remove } = OVERRIDE_CALLS[kind];
  const source = useChoices(kind, rate);
  const { form, bind } = useStepsForm<TaxRate, { ids: string[] }>({
    record: rate,
    toValues: (record) => ({
      ids: overridesOf(record, kind)
        .map(({ id }) => id)
        .toSorted(),
    }),
    operation,
    read: (call) => taxRateRecord.readNow(queryClient, rate.id, call),
    toSteps: (before, after): Step[] => {
      const added = after.ids.filter((id) => !before.ids.includes(id));
      const removed = before.ids.filter((id) => !after.ids.includes(id));
      return [
        ...(added.length > 0
          ? [
              {
                id: 'add',
                label: t(`overrides.${kind}.adding`),
                stage: 1,
                run: (call: Parameters<Step['run']>[0]) => add(rate.id, added, call),
              },
            ]
          : []),
        ...(removed.length > 0
          ? [
              {
                id: 'remove',
                label: t(`overrides.${kind}.removing`),
                stage: 1,
                run: (call: Parameters<Step['run']>[0]) => remove(rate.id, removed, call),
              },
            ]
          : []),
      ];
    },
    saved: () => t('rate.saved', { rate: rate.name }),
    onClose,
  });
  const label = t(`overrides.${kind}.title`);
  return (
    <RecordForm {...bind} labelOf={() => label} show={(_field, value) => value?.join(', ')}>
      <EntityMultiSelect
        label={label}
        description={t(`overrides.${kind}.text`)}
        source={source}
        value={form.values.ids}
        onChange={(ids) => form.setFieldValue('ids', ids.toSorted())}
      />
    </RecordForm>
  );
}

const optionsIn = ({ shipping_options: options }: ShippingOptionListResponse) => options;

/** Product types come from a server search; a region's shipping options are few. */
function useChoices(kind: OverrideKind, rate: TaxRate): OptionSource {
  const { data, refetch } = useQuery({
    ...shippingOptionsOf(rate.region_id),
    select: optionsIn,
    enabled: kind === 'options',
  });
  return useMemo(
    () =>
      kind === 'types'
        ? productTypeSource
        : loadedSource('shipping-options', { data, refetch }, ({ id, name }) => ({
            value: id,
            label: name,
          })),
    [kind, data, refetch],
  );
}
