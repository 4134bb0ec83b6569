import type { QueryClient } from '@tanstack/react-query';
import { getCustomer } from '#generated/admin/customers/customers.ts';
import { listProductVariants } from '#generated/admin/products/products.ts';
import { getVariant } from '#generated/admin/variants/variants.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { allPriceLists, readPriceLists } from '../sources/all-price-lists.ts';
import { tryCart } from '../domain/trial-cart.ts';
import type { TrialAnswer } from '../domain/trial-cart.ts';
import { explainPrice } from './explain.ts';
import type { Explanation, VariantPrice } from './explain.ts';

export interface PriceQuestion {
  variantId: string;
  regionId: string;
  /** The region's, lowercase. */
  currency: string;
  /** Null: guest. */
  customerId: string | null;
  /** At least 1. */
  quantity: number;
}

export interface PriceAnswer extends Explanation {
  question: PriceQuestion;
  answer: TrialAnswer;
  /** Per unit, minor units; undefined if not sold there. */
  paid: number | undefined;
  includesTax: boolean;
}

/** Other lists omit draft prices. */
async function pricesOf(variantId: string, call: CallOptions): Promise<VariantPrice[]> {
  const { variant } = await getVariant(variantId, undefined, call);
  const { variants } = await listProductVariants(
    variant.product_id,
    { id: variantId, expand: 'prices' satisfies ExpandOf<typeof listProductVariants>, limit: 1 },
    call,
  );
  return readEach(variants[0]?.prices, (price) => ({
    amount: price.amount,
    currency: price.currency_code,
    region: price.region_id ?? null,
    listId: price.price_list_id ?? null,
    min: price.min_quantity ?? null,
    max: price.max_quantity ?? null,
  }));
}

const groupIdsOf = async (customerId: string, call: CallOptions): Promise<string[]> => {
  const { customer } = await getCustomer(
    customerId,
    { expand: 'groups' satisfies ExpandOf<typeof getCustomer> },
    call,
  );
  return readEach(customer.groups, ({ id }) => id);
};

/**
 * Prices a variant in the trial cart, and explains the price.
 *
 * @param owner see `ownerKey`
 * @throws ApiError, but not for a refused variant
 */
export async function askPrice(
  question: PriceQuestion,
  owner: string,
  queryClient: QueryClient,
  call: CallOptions,
): Promise<PriceAnswer> {
  const { variantId, regionId, currency, customerId, quantity } = question;
  const items = [{ variantId, quantity }];
  const [answer, prices, { lists }, groupIds] = await Promise.all([
    tryCart({ regionId, customerId, items }, owner, call),
    pricesOf(variantId, call),
    readNow(queryClient, allPriceLists.queryKey, () => readPriceLists(call.signal)),
    customerId === null ? [] : groupIdsOf(customerId, call),
  ]);
  const item = listOf(answer.cart.items).find((one) => one?.variant_id === variantId);
  const paid = typeof item?.unit_price === 'number' ? item.unit_price : undefined;
  const shopper = { regionId, currency, groupIds, quantity };
  return {
    ...explainPrice(prices, lists, shopper, paid, Date.now()),
    question,
    answer,
    paid,
    includesTax: item?.includes_tax === true,
  };
}
