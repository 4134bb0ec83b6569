import { useQuery } from '@tanstack/react-query';
import type {
  DiscountConditionInRule,
  DiscountDetail,
  ListProductsParams,
} from '#generated/admin/admin.schemas.ts';
import { getGetDiscountByCodeQueryKey } from '#generated/admin/discounts/discounts.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { isForCustomers } from '#shared/domain/discount-condition-kinds.ts';
import { CONDITION_READERS } from '#shared/domain/discount-condition-readers.ts';

/** Types, tags or collections read per condition at most. */
const MOST = 100;

/**
 * Returns the products that a condition names.
 *
 * @throws Error if it names more than `MOST`
 */
async function namedBy(
  { id, type }: DiscountConditionInRule,
  productIds: readonly string[],
  call: CallOptions,
): Promise<ReadonlySet<string>> {
  const ask = async (params: ListProductsParams): Promise<ReadonlySet<string>> => {
    const { products } = await listProducts(
      {
        id: [...productIds],
        limit: productIds.length,
        fields: 'id' satisfies FieldOf<typeof listProducts>,
        expand: 'collection' satisfies ExpandOf<typeof listProducts>,
        ...params,
      },
      call,
    );
    return new Set(readEach(products, (product) => product.id));
  };
  if (type === 'products') return ask({ discount_condition_id: id });
  if (isForCustomers(type)) return new Set(productIds);
  const { list, filter } = CONDITION_READERS[type];
  const { rows, count } = await list({ discount_condition_id: id, limit: MOST }, call);
  const ids = readEach(rows, (row) => row.id);
  if (count > ids.length) throw new Error(`Condition ${id} names too much to be read`);
  return ids.length === 0 ? new Set() : ask(filter(ids));
}

/** Returns products that pass all conditions. */
export async function allowedBy(
  conditions: readonly DiscountConditionInRule[],
  productIds: readonly string[],
  call: CallOptions,
): Promise<string[]> {
  const named = await Promise.all(conditions.map(async (one) => namedBy(one, productIds, call)));
  return productIds.filter((id) =>
    conditions.every(({ operator }, at) => named[at]?.has(id) === (operator === 'in')),
  );
}

/** Returns the products that a discount applies to; undefined until known. */
export function useDiscountedProducts(
  discount: DiscountDetail | undefined,
  productIds: readonly string[],
): ReadonlySet<string> | undefined {
  const ids = [...new Set(productIds)].toSorted();
  // Group conditions decide only whether the server accepts the discount.
  const conditions = listOf(discount?.rule?.conditions).filter(({ type }) => !isForCustomers(type));
  const isNeeded = conditions.length > 0 && ids.length > 0;
  const query = useQuery({
    queryKey: [...getGetDiscountByCodeQueryKey(discount?.code ?? ''), 'products', ids],
    queryFn: async ({ signal }) => allowedBy(conditions, ids, { signal }),
    enabled: isNeeded,
  });
  if (!isNeeded) return new Set(ids);
  return query.data ? new Set(query.data) : undefined;
}
