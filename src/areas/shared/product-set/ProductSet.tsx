import type { ReactNode } from 'react';
import type { ListQuery } from '../list/list-query.ts';
import type { WholePage } from '../member-set/whole-list.ts';
import type { MemberSetProps } from '../member-set/MemberSet.tsx';
import { useMemberColumns } from './columns.tsx';
import type { SetCalls } from './membership.ts';
import { ProductMembers } from './ProductMembers.tsx';
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
  const columns = useMemberColumns();
  // Only the count is used.
  const list = ('options' in belonging ? belonging : productsOf(belonging)) as unknown as ListQuery<
    SetProduct,
    { count: number }
  >;
  // Undo needs current sets, so `useSetChanges` does it.
  const { add, remove } = useSetChanges(set, calls, texts);
  return (
    <ProductMembers
      {...rest}
      add={add}
      remove={remove}
      list={list}
      columns={columns}
      texts={texts}
    />
  );
}
