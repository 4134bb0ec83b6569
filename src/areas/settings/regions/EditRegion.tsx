import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateRegionMutationOptions } from '#generated/admin/regions/regions.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { CurrencyWarning } from './CurrencyWarning.tsx';
import { regionRecord } from './query.ts';
import type { Region } from './query.ts';
import { NameField, RegionFields, TaxRateField } from './RegionFields.tsx';
import { regionProblems } from './region-problems.ts';
import { toFields, toValues } from './region-values.ts';

interface EditRegionProps {
  region: Region;
  onClose: () => void;
  only?: readonly ('name' | 'taxRate')[];
}

export function EditRegion({ region, onClose, only }: EditRegionProps): ReactNode {
  const { t } = useTranslation('regions');
  const { t: common } = useTranslation('common');
  const { form, bind } = useRecordForm({
    source: regionRecord,
    update: getUpdateRegionMutationOptions,
    record: region,
    toValues,
    toBody: (before, after) => changedBody(toFields(before), toFields(after)),
    validate: (values) => regionProblems(values, t, common),
    saved: ({ name }) => t('edit.saved', { region: name.trim() }),
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => (Array.isArray(value) ? value.join(', ') : String(value))}
      fields={only && { name: <NameField form={form} />, taxRate: <TaxRateField form={form} /> }}
    >
      {only ? null : (
        <>
          <RegionFields form={form} ownId={region.id} />
          <CurrencyWarning region={region} currency={form.values.currency} />
        </>
      )}
    </RecordForm>
  );
}
