import { useQuery } from '@tanstack/react-query';
import { getListVariantsQueryKey } from '#generated/admin/variants/variants.ts';
import { codesOf } from './problems.ts';
import type { Taken } from './problems.ts';
import { takenSkus } from './taken.ts';
import type { CreateValues } from './values.ts';

interface TakenSkus {
  taken: readonly Taken[];
  isPending: boolean;
}

/** Looks up which SKUs of a new product are in use; ignores failed lookups. */
export function useTakenSkus(values: CreateValues): TakenSkus {
  const skus = codesOf(values, 'sku');
  const { data, isLoading } = useQuery({
    queryKey: [...getListVariantsQueryKey(), 'taken', skus],
    queryFn: ({ signal }) => takenSkus(skus, signal),
    enabled: skus.length > 0,
    retry: false,
  });
  return { taken: data ?? [], isPending: isLoading };
}
