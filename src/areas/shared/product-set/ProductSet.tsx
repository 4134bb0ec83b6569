import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MemberSet } from '../member-set/MemberSet.tsx';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import { useMemberColumns } from './columns.tsx';
import type { SetCalls } from './membership.ts';
import { productsOf } from './query.ts';
import type { Belonging, SetProduct } from './query.ts';
import { useSetChanges } from './useSetChanges.ts';
import type { SetWords } from './useSetChanges.ts';

interface ProductSetProps extends Pick<
  MemberSetProps<ProductListResponse, SetProduct>,
  'id' | 'source'
> {
  /** The id of the collection or the category. */
  set: string;
  belonging: Belonging;
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
  // Undoing reads first where each product is by then, so the set does it itself.
  const { add, remove } = useSetChanges(set, calls, texts);
  return (
    <MemberSet
      {...rest}
      add={add}
      remove={remove}
      title={t('title')}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      list={productsOf(belonging)}
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
