import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamespaceWith } from '#app/i18n/namespace-with.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { WholePage } from '../member-set/whole-list.ts';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import { useMemberColumns } from './columns.tsx';
import type { SetCalls } from './membership.ts';
import { ProductMembers } from './ProductMembers.tsx';
import { productsOf } from './query.ts';
import type { Belonging, SetProduct } from './query.ts';
import { useSetChanges } from './useSetChanges.ts';

interface ProductSetProps extends Pick<
  MemberSetProps<{ count: number }, SetProduct>,
  'id' | 'source' | 'keptBecause' | 'isClosed'
> {
  set: string;
  /** Product filter, or a query where the server can't filter. */
  belonging: Belonging | ListQuery<SetProduct, WholePage<SetProduct>>;
  calls: SetCalls;
  namespace: NamespaceWith<{
    products: Record<'picker' | 'empty' | 'added_other' | 'removed_other', string>;
  }>;
  /** Fills in the texts. */
  names: { name: string; title?: string; usual?: string };
  /** Default: `products.empty`. */
  empty?: string | undefined;
}

export function ProductSet(props: ProductSetProps): ReactNode {
  const { set, belonging, calls, namespace, names, empty, ...rest } = props;
  // They have the same keys.
  const { t } = useTranslation(namespace as 'categories');
  const format = useFormat();
  const columns = useMemberColumns();
  // Only the count is used.
  const list = ('options' in belonging ? belonging : productsOf(belonging)) as unknown as ListQuery<
    SetProduct,
    { count: number }
  >;
  // Undo needs current sets, so `useSetChanges` does it.
  const { add, remove } = useSetChanges(set, calls, {
    done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), ...names }),
  });
  return (
    <ProductMembers
      {...rest}
      add={add}
      remove={remove}
      list={list}
      columns={columns}
      texts={{
        picker: t('products.picker', names),
        empty: empty ?? t('products.empty'),
      }}
    />
  );
}
