import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListQuery } from '../list-query.ts';
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
  /** The id of the collection or the category. */
  set: string;
  /** Which products belong to it, or, where the server's list of products can't tell, how they are read. */
  belonging: Belonging | ListQuery<SetProduct, WholePage<SetProduct>>;
  calls: SetCalls;
  texts: SetWords & {
    /** The picker's title, which names the set. */
    picker: string;
    /** What having no products means. */
    empty: string;
  };
}

/** The products of a collection or a category. */
export function ProductSet(props: ProductSetProps): ReactNode {
  const { set, belonging, calls, texts, ...rest } = props;
  const { t } = useTranslation('sets');
  const format = useFormat();
  const columns = useMemberColumns();
  // Of an answer no more is needed than how many there are.
  const list = ('options' in belonging ? belonging : productsOf(belonging)) as unknown as ListQuery<
    SetProduct,
    { count: number }
  >;
  // Undoing reads first where each product is by then, so the set does it itself.
  const { add, remove } = useSetChanges(set, calls, texts);
  return (
    <MemberSet
      {...rest}
      add={add}
      remove={remove}
      title={t('title')}
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
          label: t('title'),
          add: t('add'),
          addCount: (count) => t('picker.add', { count, number: format.number(count) }),
        },
      }}
    />
  );
}
