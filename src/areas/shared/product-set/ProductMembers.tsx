import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { PRODUCT_STATUSES, statusName } from '../domain/product-status.tsx';
import { MemberSet } from '../member-set/MemberSet.tsx';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import { collectionSource, productTagSource, productTypeSource } from '../sources/sources.ts';
import type { SetProduct } from './query.ts';

interface ProductMembersProps<Answer> extends Pick<
  MemberSetProps<Answer, SetProduct>,
  'id' | 'list' | 'columns' | 'source' | 'add' | 'remove' | 'keptBecause' | 'isClosed'
> {
  texts: {
    picker: string;
    empty: string;
    /** Button of the picker. */
    addCount?: (count: number) => string;
  };
}

export function ProductMembers<Answer extends { count: number }>(
  props: ProductMembersProps<Answer>,
): ReactNode {
  const { texts, ...rest } = props;
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    <MemberSet
      {...rest}
      title={common('fields.products')}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      rowName={({ title }) => title}
      rowHref={({ id }) => paths.product(id)}
      filters={[
        {
          name: 'status',
          label: common('fields.status'),
          source: fixedSource(
            PRODUCT_STATUSES.map((value) => ({ value, label: statusName(value, common) })),
          ),
        },
        { name: 'collection_id', label: t('picker.collection'), source: collectionSource },
        { name: 'type_id', label: common('fields.type'), source: productTypeSource },
        { name: 'tags', label: t('picker.tag'), source: productTagSource },
      ]}
      texts={{
        search: t('search'),
        failed: t('failed'),
        empty: t('empty'),
        emptyText: texts.empty,
        noMatch: t('noMatch'),
        picker: {
          title: texts.picker,
          search: t('picker.search'),
          label: common('fields.products'),
          add: t('add'),
          addCount:
            texts.addCount ?? ((count) => t('picker.add', { count, number: format.number(count) })),
        },
      }}
    />
  );
}
