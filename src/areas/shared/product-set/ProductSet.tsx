import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { WholePage } from '../member-set/whole-list.ts';
import { MemberSet } from '../member-set/MemberSet.tsx';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import { useMemberColumns } from './columns.tsx';
import type { SetCalls } from './membership.ts';
import { productsOf } from './query.ts';
import type { Belonging, SetProduct } from './query.ts';
import { useSetChanges } from './useSetChanges.ts';
import type { SetWords } from './useSetChanges.ts';

interface ProductSetProps extends Pick<
  MemberSetProps<{ count: number }, SetProduct>,
  'id' | 'source' | 'keptBecause' | 'isClosed'
> {
  set: string;
  /** Product filter, or a query where the server can't filter. */
  belonging: Belonging | ListQuery<SetProduct, WholePage<SetProduct>>;
  calls: SetCalls;
  texts: SetWords & {
    picker: string;
    empty: string;
  };
}

export function ProductSet(props: ProductSetProps): ReactNode {
  const { set, belonging, calls, texts, ...rest } = props;
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const columns = useMemberColumns();
  // Only the count is used.
  const list = ('options' in belonging ? belonging : productsOf(belonging)) as unknown as ListQuery<
    SetProduct,
    { count: number }
  >;
  // Undo needs current sets, so `useSetChanges` does it.
  const { add, remove } = useSetChanges(set, calls, texts);
  return (
    <MemberSet
      {...rest}
      add={add}
      remove={remove}
      title={common('fields.products')}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      list={list}
      columns={columns}
      rowName={({ title }) => title}
      rowHref={({ id }) => paths.product(id)}
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
          addCount: (count) => t('picker.add', { count, number: format.number(count) }),
        },
      }}
    />
  );
}
