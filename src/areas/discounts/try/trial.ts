import type { QueryClient } from '@tanstack/react-query';
import { getCustomer } from '#generated/admin/customers/customers.ts';
import { getDiscount } from '#generated/admin/discounts/discounts.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CUSTOMER_TRAITS, PRODUCT_TRAITS } from '#shared/domain/discount-condition-kinds.ts';
import type { CustomerTraits, ProductTraits } from '#shared/domain/discount-condition-kinds.ts';
import { conditionsOf, whyNotFor } from '#shared/domain/discount-conditions.ts';
import type { ItemReason } from '#shared/domain/discount-conditions.ts';
import type { ShopCart } from '#shared/domain/storefront-api.ts';
import { tryCart } from '#shared/domain/trial-cart.ts';
import type { TrialAnswer, TrialItem } from '#shared/domain/trial-cart.ts';
import { discountRecord } from '../discount/query.ts';
import type { Discount } from '../discount/query.ts';
import { checksOf } from './explain.ts';
import type { Check } from './explain.ts';

/** `name` combines product and variant. */
type NamedItem = TrialItem & { name: string };

export interface TrialInput {
  regionId: string;
  /** Null for a guest. */
  customerId: string | null;
  items: readonly NamedItem[];
}

export interface TriedItem {
  id: string;
  title: string;
  variantTitle: string;
  quantity: number;
  /** Minor units, before tax and discount. */
  subtotal: number;
  /** Minor units, before tax. */
  discount: number;
  /** Set if the discount skips the item. */
  reason: ItemReason | undefined;
}

/** The store's answer, explained by the rule. */
export interface Tried {
  input: TrialInput;
  answer: TrialAnswer;
  /** As of the trial. */
  discount: Discount;
  checks: Check[];
  /** A generated code fails because its template was deleted. */
  isTemplateGone: boolean;
  items: TriedItem[];
}

const productIdsOf = (cart: ShopCart): string[] => [
  ...new Set(
    readEach(cart.items, ({ variant }) => variant?.product_id).filter((id) => id !== undefined),
  ),
];

async function readTraits(ids: string[], call: CallOptions): Promise<Map<string, ProductTraits>> {
  if (ids.length === 0) return new Map();
  const { products } = await listProducts({ id: ids, limit: ids.length, ...PRODUCT_TRAITS }, call);
  return new Map(readEach(products, (product) => [product.id, product]));
}

const readCustomer = async (id: string, call: CallOptions): Promise<CustomerTraits> =>
  (await getCustomer(id, CUSTOMER_TRAITS, call)).customer;

/** Undefined if the template was deleted. */
async function regionsOf(discount: Discount, call: CallOptions): Promise<string[] | undefined> {
  const { parent_discount_id: parent } = discount;
  if (parent === null) return readEach(discount.regions, ({ id }) => id);
  try {
    const template = (
      await getDiscount(parent, { expand: 'regions' satisfies ExpandOf<typeof getDiscount> }, call)
    ).discount;
    return readEach(template.regions, ({ id }) => id);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Tries a discount with the store API and explains the answer by its current rule.
 *
 * @param owner see `ownerKey`
 * @throws ApiError
 */
export async function tryDiscount(
  id: string,
  input: TrialInput,
  owner: string,
  queryClient: QueryClient,
  call: CallOptions,
): Promise<Tried> {
  const [discount, customer] = await Promise.all([
    discountRecord.readNow(queryClient, id, call),
    input.customerId === null ? null : readCustomer(input.customerId, call),
  ]);
  const hasShipping = discount.rule?.type === 'free_shipping';
  const [answer, regionIds] = await Promise.all([
    tryCart({ ...input, code: discount.code, hasShipping }, owner, call),
    regionsOf(discount, call),
  ]);
  const shown = answer.discounted ?? answer.cart;
  const traits = await readTraits(productIdsOf(shown), call);
  const places = input.items.map(({ variantId }) => variantId);
  const placeOf = ({ variant_id: id }: { variant_id: string | null }): number =>
    places.indexOf(id ?? '');
  // The server returns items in any order.
  const inCart = listOf(shown.items).toSorted((a, b) => placeOf(a) - placeOf(b));
  const items = readEach(inCart, (item): TriedItem => {
    const product = traits.get(item.variant?.product_id ?? '');
    return {
      id: item.id,
      title: item.title,
      variantTitle: item.variant?.title ?? '',
      quantity: item.quantity,
      subtotal: item.subtotal,
      discount: item.discount_total,
      reason: product && !hasShipping ? whyNotFor(conditionsOf(discount.rule), product) : undefined,
    };
  });
  const shopper = { regionId: input.regionId, customer };
  return {
    input,
    answer,
    discount,
    checks: checksOf(discount, regionIds ?? [], shopper, Date.now()),
    isTemplateGone: regionIds === undefined,
    items,
  };
}
