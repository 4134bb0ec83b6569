import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateTaxRateBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { rateCreation } from './creation.ts';
import { RateFields, rateProblems } from './RateFields.tsx';
import type { RateValues } from './RateFields.tsx';

interface CreateRateProps {
  region: { id: string; name: string };
  onClose: () => void;
}

export function CreateRate({ region, onClose }: CreateRateProps): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const empty: RateValues = { name: '', code: '', rate: null };
  const { form, bind } = useCreateForm({
    creation: rateCreation,
    initialValues: empty,
    validate: (values) => rateProblems(values, t, common, true),
    toBody: ({ name, code, rate }) =>
      omitUndefined<CreateTaxRateBody>({
        name: name.trim(),
        code: code.trim(),
        rate: rate ?? undefined,
        region_id: region.id,
        products: undefined,
        product_types: undefined,
        shipping_options: undefined,
      }),
    created: ({ name }) => t('rate.created', { rate: name }),
    onCreated: (rate) => void navigate(paths.taxRate(region.id, rate.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('rate.create')}>
      <RateFields form={form} isNew />
    </FormBody>
  );
}
