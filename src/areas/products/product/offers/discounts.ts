import { queryOptions } from '@tanstack/react-query';
import type { DiscountListItem, ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import {
  getDiscount,
  getListDiscountsQueryKey,
  listDiscounts,
} from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import type { OrderOf } from '#app/query/names.ts';
import { readEach } from '#ui/format/read-each.ts';
import {
  PRODUCT_CONDITION_TYPES,
  isForCustomers,
} from '#shared/domain/discount-condition-kinds.ts';
import type { ProductTraits } from '#shared/domain/discount-condition-kinds.ts';
import { conditionsOf, whyNotFor } from '#shared/domain/discount-conditions.ts';
import type { Condition } from '#shared/domain/discount-conditions.ts';
import type { Usable } from '#shared/domain/discount-status.tsx';
import { readTemplates } from '#shared/domain/discount-templates.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import type { Product } from '../query.ts';

/** Reads only ids of the conditions' records: there may be thousands. */
const READ = {
  fields: [
    'id',
    'code',
    'is_disabled',
    'starts_at',
    'ends_at',
    'usage_limit',
    'usage_count',
    'rule.id',
    'rule.type',
    'rule.conditions.id',
    'rule.conditions.type',
    'rule.conditions.operator',
    ...PRODUCT_CONDITION_TYPES.map((type) => `rule.conditions.${type}.id`),
  ].join(','),
  expand: [
    'rule',
    'rule.conditions',
    ...PRODUCT_CONDITION_TYPES.map((type) => `rule.conditions.${type}`),
  ].join(','),
} satisfies ListDiscountsParams;

type ReadDiscount = Pick<DiscountListItem, 'id' | 'code'> &
  Usable & { rule: { type: string; conditions?: readonly Condition[] } | null };

export interface ProductDiscount extends Usable {
  id: string;
  code: string;
  /** Its conditions select products; otherwise it applies to all. */
  isForSome: boolean;
}

/** Filters discounts that apply to a product, now or at another time; product-specific ones come first. */
export function discountsFor(
  product: ProductTraits,
  discounts: readonly ReadDiscount[],
): ProductDiscount[] {
  const found = readEach(discounts, ({ id, code, rule, ...usable }) => {
    const conditions = conditionsOf(rule);
    // Free shipping doesn't reduce the price.
    if (rule?.type === 'free_shipping' || whyNotFor(conditions, product)) return undefined;
    const isForSome = conditions.some(({ type }) => !isForCustomers(type));
    return { ...usable, id, code, isForSome };
  });
  return found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => Number(other.isForSome) - Number(one.isForSome));
}

/** Undefined if deleted meanwhile. */
async function readTemplate(id: string, call: CallOptions): Promise<ReadDiscount | undefined> {
  try {
    return (await getDiscount(id, READ, call)).discount;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Reads all discounts, newest first; templates replace their generated codes. */
async function readDiscounts(call: CallOptions): Promise<ReadDiscount[]> {
  const [plain, templates] = await Promise.all([
    everyPage<ReadDiscount>(async ({ limit, offset }) => {
      const { discounts: rows, count } = await listDiscounts(
        {
          limit,
          offset,
          is_dynamic: false,
          order: '-created_at' satisfies OrderOf<typeof listDiscounts>,
          ...READ,
        },
        call,
      );
      return { rows, count };
    }),
    readTemplates(call),
  ]);
  const read = await mapConcurrently(templates, CALLS_AT_ONCE, ({ id }) => readTemplate(id, call));
  return [...plain, ...read.filter((one) => one !== undefined)];
}

/** Query of a product's discounts; filters all of them, as the server can't search by product. */
export const discountsOf = (product: Product) =>
  queryOptions<ReadDiscount[], ApiError, ProductDiscount[]>({
    queryKey: [...getListDiscountsQueryKey(), 'with products'],
    queryFn: ({ signal }) => readDiscounts({ signal }),
    select: (discounts) => discountsFor(product, discounts),
  });
