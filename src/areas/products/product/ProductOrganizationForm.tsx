import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { categorySource, collectionSource, salesChannelSource } from '#shared/sources/sources.ts';
import { withExistingNames } from '../existing-names.ts';
import { OrganizationFields } from '../OrganizationFields.tsx';
import type { OrganizationValues } from '../OrganizationFields.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useConflictNames } from '#shared/record/useConflictNames.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import type { RecordSave } from '#shared/record/useRecordSave.ts';
import { organizationBody, organizationValues } from './organization.ts';
import { productRecord } from './query.ts';
import type { ProductFormProps } from './query.ts';

interface ProductOrganizationFormProps extends ProductFormProps {
  only?: readonly (keyof OrganizationValues)[];
}

export function ProductOrganizationForm(props: ProductOrganizationFormProps): ReactNode {
  const { product, onClose, only } = props;
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const { form, saving, bind } = useRecordForm({
    source: productRecord,
    update: getUpdateProductMutationOptions,
    record: product,
    toValues: organizationValues,
    toBody: organizationBody,
    complete: async (before, after, call) => withExistingNames(client, after, call, before),
    saved: () => t('form.saved', { title: product.title }),
    onClose,
    only,
  });
  const show = useOrganizationTexts(saving);
  const labels = useOrganizationLabels();
  return (
    <RecordForm {...bind} labelOf={(field) => labels[field]} show={show}>
      <OrganizationFields
        only={only}
        value={form.values}
        channels={product.sales_channels}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}

function useOrganizationLabels(): Record<keyof OrganizationValues, string> {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  return {
    type: common('fields.type'),
    collection_id: t('fields.collection'),
    tags: t('fields.tags'),
    categories: t('fields.categories'),
    sales_channels: common('fields.channels'),
  };
}

function useOrganizationTexts(
  saving: RecordSave<OrganizationValues>,
): (field: keyof OrganizationValues, value: unknown) => string {
  const collections = useConflictNames(collectionSource, saving, 'collection_id');
  const channels = useConflictNames(salesChannelSource, saving, 'sales_channels');
  const categories = useConflictNames(categorySource, saving, 'categories');
  return (field, value) => {
    if (field === 'collection_id') return collections(value);
    if (field === 'sales_channels') return channels(value);
    if (field === 'categories') return categories(value);
    return [value].flat().filter(Boolean).join(', ');
  };
}
