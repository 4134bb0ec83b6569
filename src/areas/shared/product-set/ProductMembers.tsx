import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MemberSet } from '../member-set/MemberSet.tsx';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import type { SetProduct } from './query.ts';
import { useProductFilters } from './useProductFilters.ts';

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
  const filters = useProductFilters();
  return (
    <MemberSet
      {...rest}
      title={common('fields.products')}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      rowName={({ title }) => title}
      rowHref={({ id }) => paths.product(id)}
      filters={filters}
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
