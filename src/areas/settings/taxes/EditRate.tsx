import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateTaxRateBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateTaxRateMutationOptions } from '#generated/admin/tax-rates/tax-rates.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { useTag } from '#ui/format/useTag.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { taxRateRecord } from './query.ts';
import { RateFields, rateProblems } from './RateFields.tsx';
import type { RateValues } from './RateFields.tsx';

type EditedRate = { id: string; name: string; code: string | null; rate: number | null };

const toValues = ({ name, code, rate }: EditedRate): RateValues => ({
  name,
  code: code ?? '',
  rate,
});

const toBody = (before: RateValues, after: RateValues): UpdateTaxRateBody =>
  omitUndefined<UpdateTaxRateBody>({
    name: after.name === before.name ? undefined : after.name.trim(),
    code: after.code === before.code ? undefined : after.code.trim() || null,
    rate: after.rate === before.rate ? undefined : after.rate,
  });

interface EditRateProps {
  rate: EditedRate;
  onClose: () => void;
  only?: readonly (keyof RateValues)[];
}

export function EditRate({ rate, onClose, only }: EditRateProps): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { form, bind } = useRecordForm<EditedRate, RateValues, UpdateTaxRateBody>({
    source: taxRateRecord,
    update: getUpdateTaxRateMutationOptions,
    record: rate,
    toValues,
    toBody,
    validate: (values) => rateProblems(values, t, common, false),
    saved: ({ name }) => t('rate.saved', { rate: name.trim() }),
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`rate.fields.${field}`)}
      show={(field, value) => (field === 'rate' ? formatPercent(value, tag) : value)}
    >
      <RateFields form={form} only={only} />
    </RecordForm>
  );
}
