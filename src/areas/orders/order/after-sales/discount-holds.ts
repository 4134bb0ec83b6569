import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DiscountCondition } from '#generated/admin/admin.schemas.ts';
import { listCollections } from '#generated/admin/collections/collections.ts';
import { getDiscount, getGetDiscountQueryKey } from '#generated/admin/discounts/discounts.ts';
import { listProductTags } from '#generated/admin/product-tags/product-tags.ts';
import { listProductTypes } from '#generated/admin/product-types/product-types.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { listOf } from '#ui/format/instant.ts';
import { EVERY_PAGE_SIZE, everyPage } from '#shared/read/every-page.ts';

interface Call {
  signal: AbortSignal;
}
type Condition = Pick<DiscountCondition, 'id' | 'type' | 'operator'>;
interface Page {
  limit: number;
  offset: number;
}

async function namedBy(
  { id, type }: Condition,
  products: readonly string[],
  call: Call,
): Promise<string[]> {
  const given = { id: [...products], limit: EVERY_PAGE_SIZE, fields: 'id' };
  const find = async (more: Parameters<typeof listProducts>[0]): Promise<string[]> =>
    (await listProducts({ ...given, ...more }, call)).products.map((product) => product.id);
  if (type === 'products') return find({ discount_condition_id: id });
  const condition = { discount_condition_id: id };
  const ids = await everyPage(async (page: Page) => {
    const asked = { ...condition, ...page };
    if (type === 'product_types') {
      const { product_types: rows, count } = await listProductTypes(asked, call);
      return { rows: rows.map((row) => row.id), count };
    }
    if (type === 'product_collections') {
      const { collections: rows, count } = await listCollections(asked, call);
      return { rows: rows.map((row) => row.id), count };
    }
    const { product_tags: rows, count } = await listProductTags(asked, call);
    return { rows: rows.map((row) => row.id), count };
  });
  if (ids.length === 0) return [];
  if (type === 'product_types') return find({ type_id: ids });
  return find(type === 'product_collections' ? { collection_id: ids } : { tags: ids });
}

/** The server ignores customer conditions here. */
export async function heldBy(
  discount: string,
  products: readonly string[],
  call: Call,
): Promise<string[]> {
  const answer = await getDiscount(discount, undefined, call);
  let held = [...products];
  for (const condition of listOf(answer.discount.rule?.conditions)) {
    if (condition.type === 'customer_groups' || held.length === 0) continue;
    const named = new Set(await namedBy(condition, held, call));
    held = held.filter((id) => named.has(id) === (condition.operator === 'in'));
  }
  return held;
}

interface DiscountHolds {
  /** Undefined until complete */
  products: ReadonlySet<string> | undefined;
  /** Partial result while loading */
  known: ReadonlySet<string>;
  error: unknown;
  retry: () => void;
}

/** Reads nothing without a discount. */
export function useDiscountHolds(
  discount: string | undefined,
  productIds: readonly string[],
): DiscountHolds {
  const ids = [...new Set(productIds)].toSorted();
  const isNeeded = discount !== undefined && ids.length > 0;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...getGetDiscountQueryKey(discount ?? ''), 'holds', ids],
    queryFn: ({ signal }) => heldBy(discount ?? '', ids, { signal }),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  const known = new Set(data);
  const isKnown = !isNeeded || (data !== undefined && !isPlaceholderData);
  return {
    products: isKnown ? known : undefined,
    known,
    error: isKnown ? null : error,
    retry: () => void refetch(),
  };
}
