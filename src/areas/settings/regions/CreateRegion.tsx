import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateRegionBody } from '#generated/admin/admin.schemas.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { regionCreation } from './creation.ts';
import { RegionFields } from './RegionFields.tsx';
import { toFields } from './region-values.ts';
import type { RegionValues } from './region-values.ts';
import { regionProblems } from './region-problems.ts';

export function CreateRegion({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('regions');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const store = useGetStore({ query: { enabled: false } }).data?.store;
  const empty: RegionValues = {
    name: '',
    currency: store?.default_currency_code ?? '',
    countries: [],
    payment: [],
    fulfillment: [],
    includesTax: false,
    taxRate: 0,
  };
  const { form, bind } = useCreateForm({
    creation: regionCreation,
    initialValues: empty,
    validate: (values) => regionProblems(values, t, common),
    toBody: (values): CreateRegionBody => {
      const { includes_tax: includesTax, ...rest } = toFields(values);
      // Without the feature the server refuses the property.
      return includesTax ? { ...rest, includes_tax: true } : rest;
    },
    created: ({ name }) => t('create.done', { region: name }),
    onCreated: (region) => void navigate(paths.region(region.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <RegionFields form={form} ownId={undefined} />
    </FormBody>
  );
}
