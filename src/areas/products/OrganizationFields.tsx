import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import { useExpectedFeature } from '#app/flags/FeatureFlags.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import { NameInput, NamesInput } from '#ui/picker/NameInputs.tsx';
import { CategoryPicker } from './fields/CategoryPicker.tsx';
import {
  collectionSource,
  productTagSource,
  productTypeSource,
  salesChannelSource,
} from '#shared/sources/sources.ts';

export interface OrganizationValues {
  /** Type name; the server creates unknown types. */
  type: string;
  collection_id: string | null;
  /** Tag names; the server creates unknown tags. */
  tags: string[];
  /** Ids, sorted. */
  categories: string[];
  /** Ids, sorted. */
  sales_channels: string[];
}

interface OrganizationFieldsProps {
  value: OrganizationValues;
  onChange: (change: Partial<OrganizationValues>) => void;
  /** Those that the product has. */
  channels?: readonly SalesChannel[] | null | undefined;
  /** All if undefined. */
  only?: readonly (keyof OrganizationValues)[] | undefined;
}

export function OrganizationFields(props: OrganizationFieldsProps): ReactNode {
  const { value, onChange, channels, only } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const hasCategories = useExpectedFeature('product_categories');
  const fields: Record<keyof OrganizationValues, ReactNode> = {
    sales_channels: (
      <EntityMultiSelect
        label={common('fields.channels')}
        description={t('fields.channelsHint')}
        source={withKnown(salesChannelSource, channels)}
        value={value.sales_channels}
        onChange={(ids) => onChange({ sales_channels: ids.toSorted() })}
      />
    ),
    categories: hasCategories && (
      <CategoryPicker
        label={t('fields.categories')}
        value={value.categories}
        onChange={(categories) => onChange({ categories })}
      />
    ),
    collection_id: (
      <EntitySelect
        label={t('fields.collection')}
        source={collectionSource}
        value={value.collection_id}
        onChange={(collection_id) => onChange({ collection_id })}
      />
    ),
    type: (
      <NameInput
        label={common('fields.type')}
        description={t('fields.typeHint')}
        source={productTypeSource}
        value={value.type}
        onChange={(type) => onChange({ type })}
      />
    ),
    tags: (
      <NamesInput
        label={t('fields.tags')}
        description={t('fields.tagsHint')}
        source={productTagSource}
        value={value.tags}
        onChange={(tags) => onChange({ tags })}
      />
    ),
  };
  return Object.entries(fields)
    .filter(([field]) => only?.some((one) => one === field) ?? true)
    .map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
}
