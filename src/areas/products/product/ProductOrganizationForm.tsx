import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import type { FieldConflict } from '#ui/form/changes.ts';
import { useLabels } from '#ui/picker/useOptions.ts';
import { useCategoryTree } from '#shared/lists.ts';
import { collectionSource, salesChannelSource } from '#shared/sources.ts';
import { OrganizationFields } from '../OrganizationFields.tsx';
import type { OrganizationValues } from '../OrganizationFields.tsx';
import { RecordForm } from '#shared/RecordForm.tsx';
import { useRecordForm } from '#shared/useRecordForm.ts';
import { organizationBody, organizationValues } from './organization.ts';
import { productRecord } from './query.ts';
import type { ProductFormProps } from './query.ts';

/** Edits how a product is filed and where it is sold. */
export function ProductOrganizationForm({ product, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { form, saving, bind } = useRecordForm({
    source: productRecord,
    update: getUpdateProductMutationOptions,
    record: product,
    toValues: organizationValues,
    toBody: organizationBody,
    saved: () => t('form.saved', { title: product.title }),
    onClose,
  });
  const show = useOrganizationTexts(saving.conflicts);
  const labels = useOrganizationLabels();
  return (
    <RecordForm {...bind} labelOf={(field) => labels[field]} show={show}>
      <OrganizationFields
        value={form.values}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}

function useOrganizationLabels(): Record<keyof OrganizationValues, string> {
  const { t } = useTranslation('products');
  return {
    type: t('fields.type'),
    collection_id: t('fields.collection'),
    tags: t('fields.tags'),
    categories: t('fields.categories'),
    sales_channels: t('fields.channels'),
  };
}

type Conflict = FieldConflict<OrganizationValues>;

/** Names records by their names where a conflict has their ids. */
function useOrganizationTexts(
  conflicts: readonly Conflict[],
): (
  field: keyof OrganizationValues,
  value: OrganizationValues[keyof OrganizationValues],
) => string {
  const idsOf = (field: keyof OrganizationValues): string[] =>
    conflicts
      .filter((conflict) => conflict.field === field)
      .flatMap(({ mine, theirs }) => [mine, theirs].flat())
      .filter((id) => typeof id === 'string');
  const collections = useLabels(collectionSource, idsOf('collection_id'));
  const channels = useLabels(salesChannelSource, idsOf('sales_channels'));
  const { data: tree } = useCategoryTree();
  const nameOf = (field: keyof OrganizationValues, id: string): string => {
    if (field === 'collection_id') return collections[id] ?? id;
    if (field === 'sales_channels') return channels[id] ?? id;
    if (field === 'categories') return tree?.find((node) => node.id === id)?.name ?? id;
    return id;
  };
  return (field, value) =>
    [value]
      .flat()
      .flatMap((part) => (part ? [nameOf(field, part)] : []))
      .join(', ') || '–';
}
