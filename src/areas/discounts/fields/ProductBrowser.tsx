import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { MemberPicker } from '#shared/member-set/MemberPicker.tsx';
import { offerSource } from '#shared/product-set/product-source.ts';
import type { SetProduct } from '#shared/product-set/query.ts';
import { useProductFilters } from '#shared/product-set/useProductFilters.ts';

interface ProductBrowserProps {
  opened: boolean;
  /** Ids. */
  members: readonly string[];
  onClose: () => void;
  onAdd: (products: SetProduct[]) => void;
}

/** Needs a new `key` per opening. Texts in `discounts` and `sets`. */
export function ProductBrowser({ members, ...rest }: ProductBrowserProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: sets } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [source] = useState(() =>
    offerSource(`discount ${members.join(' ')}`, {
      relation: 'type',
      isIn: ({ id }) => members.includes(id),
      detail: ({ id, handle }) =>
        members.includes(id) ? t('conditions.already') : `/${handle ?? ''}`,
    }),
  );
  return (
    <MemberPicker
      {...rest}
      texts={{
        title: sets('add'),
        search: sets('picker.search'),
        label: common('fields.products'),
        add: sets('add'),
        addCount: (count) => sets('picker.add', { count, number: format.number(count) }),
      }}
      source={source}
      filters={useProductFilters()}
      chosenBefore={[]}
    />
  );
}
