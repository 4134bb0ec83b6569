import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import type { SetCalls } from './membership.ts';
import { offerSource } from './product-source.ts';
import type { OfferedProduct } from './product-source.ts';
import { ProductSet } from './ProductSet.tsx';

type Relation = Exclude<SetCalls['relation'], 'collection' | 'profiles'>;

/** Should be constant. */
export interface OverlappingCalls {
  operation: string;
  relation: Relation;
  put: (set: string, products: { product_ids: { id: string }[] }) => Promise<unknown>;
  takeOut: (set: string, products: { product_ids: { id: string }[] }) => Promise<unknown>;
}

interface OverlappingSetProps extends Pick<ComponentProps<typeof ProductSet>, 'id' | 'belonging'> {
  of: { id: string; name: string };
  namespace: 'categories' | 'channels';
  calls: OverlappingCalls;
}

const asBody = (ids: readonly string[]): { product_ids: { id: string }[] } => ({
  product_ids: ids.map((id) => ({ id })),
});

/** Products can be in several, e.g. categories. */
export function OverlappingSet(props: OverlappingSetProps): ReactNode {
  const { of, namespace, calls: kind, ...rest } = props;
  const { id: set, name } = of;
  // Both have the same keys.
  const { t } = useTranslation(namespace as 'categories');
  const already = t('products.already');
  const calls = useMemo(
    (): SetCalls => ({
      operation: kind.operation,
      relation: kind.relation,
      setOf: (product) =>
        listOf<{ id: string }>(product[kind.relation]).some(({ id }) => id === set) ? set : null,
      put: (to, ids) => kind.put(to, asBody(ids)),
      takeOut: (from, ids) => kind.takeOut(from, asBody(ids)),
    }),
    [kind, set],
  );
  const source = useMemo(() => {
    const isIn = (product: OfferedProduct): boolean => calls.setOf(product) === set;
    return offerSource(set, {
      relation: calls.relation,
      isIn,
      detail: (product) => (isIn(product) ? already : `/${product.handle ?? ''}`),
    });
  }, [set, calls, already]);
  return (
    <ProductSet
      {...rest}
      set={set}
      source={source}
      calls={calls}
      namespace={namespace}
      names={{ name }}
    />
  );
}
