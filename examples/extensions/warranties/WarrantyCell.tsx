import type { ReactNode } from 'react';
import type { CellProps } from '#extension';
import { EmptyCell, useTexts } from '#extension/parts.ts';
import { useListProducts } from '#generated/admin/products/products.ts';
import { monthsOf } from './months.ts';

export default function WarrantyCell({ id, ids }: CellProps<'products'>): ReactNode {
  const t = useTexts();
  // The same call in each cell is made once.
  const { data } = useListProducts({
    id: [...ids],
    limit: ids.length,
    fields: 'id,metadata',
    expand: '',
  });
  const count = monthsOf(data?.products.find((product) => product.id === id)?.metadata);
  return count === 0 ? <EmptyCell /> : t('months', { count });
}
