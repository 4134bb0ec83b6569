import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { NameInput, NamesInput } from '#ui/picker/NameInputs.tsx';
import {
  categorySource,
  collectionSource,
  productTagSource,
  productTypeSource,
  salesChannelSource,
} from '#shared/sources/sources.ts';
import { KINDS } from './actions.ts';
import type { BulkAction, BulkInput } from './actions.ts';

interface BulkFieldProps {
  action: BulkAction;
  value: BulkInput;
  onChange: (value: BulkInput) => void;
}

export function BulkField({ action, value, onChange }: BulkFieldProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: bulk } = useTranslation('product-bulk');
  const { t: common } = useTranslation('common');
  const one = {
    'data-autofocus': true,
    value: value.one || null,
    onChange: (next: string | null) => onChange({ ...value, one: next ?? '' }),
  };
  switch (KINDS[action]) {
    case 'collection':
      return (
        <EntitySelect
          {...one}
          label={t('filters.collection')}
          description={bulk('emptyRemoves')}
          source={collectionSource}
        />
      );
    case 'type':
      return (
        <NameInput
          data-autofocus
          label={common('fields.type')}
          description={bulk('emptyRemoves')}
          source={productTypeSource}
          value={value.one}
          onChange={(next) => onChange({ ...value, one: next })}
        />
      );
    case 'tags':
      return (
        <NamesInput
          data-autofocus
          label={t('fields.tags')}
          source={productTagSource}
          value={value.tags}
          onChange={(tags) => onChange({ ...value, tags })}
        />
      );
    case 'channel':
      return <EntitySelect {...one} label={common('fields.channel')} source={salesChannelSource} />;
    case 'category':
      return <EntitySelect {...one} label={t('fields.categories')} source={categorySource} />;
    default:
      return null;
  }
}
