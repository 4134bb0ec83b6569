import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { getDiscount, getGetDiscountQueryKey } from '#generated/admin/discounts/discounts.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { FieldOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { isForCustomers } from '#shared/domain/discount-condition-kinds.ts';
import type { ProductConditionType } from '#shared/domain/discount-condition-kinds.ts';
import { CONDITION_READERS } from '#shared/domain/discount-condition-readers.ts';
import { EVERY_PAGE_SIZE, everyPage } from '#shared/read/every-page.ts';

interface Call {
  signal: AbortSignal;
}

async function namedBy(
  id: string,
  type: ProductConditionType,
  products: readonly string[],
  call: Call,
): Promise<string[]> {
  const given = {
    id: [...products],
    limit: EVERY_PAGE_SIZE,
    fields: 'id' satisfies FieldOf<typeof listProducts>,
  } satisfies ListProductsParams;
  const find = async (more: Parameters<typeof listProducts>[0]): Promise<string[]> =>
    (await listProducts({ ...given, ...more }, call)).products.map((product) => product.id);
  const condition = { discount_condition_id: id };
  if (type === 'products') return find(condition);
  const { list, filter } = CONDITION_READERS[type];
  const ids = await everyPage(async ({ limit, offset }) => {
    const { rows, count } = await list({ ...condition, limit, offset }, call);
    return { rows: rows.map((row) => row.id), count };
  });
  return ids.length === 0 ? [] : find(filter(ids));
}

/** The server ignores customer conditions here. */
export async function heldBy(
  discount: string,
  products: readonly string[],
  call: Call,
): Promise<string[]> {
  const answer = await getDiscount(discount, undefined, call);
  let held = [...products];
  for (const { id, type, operator } of listOf(answer.discount.rule?.conditions)) {
    if (isForCustomers(type) || held.length === 0) continue;
    const named = new Set(await namedBy(id, type, held, call));
    held = held.filter((product) => named.has(product) === (operator === 'in'));
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
