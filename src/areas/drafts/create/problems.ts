import { isEmail } from '@mantine/form';
import { addressProblems, isEmptyAddress } from '#shared/address-form/address-values.ts';
import type { AddressProblem, AddressValues } from '#shared/address-form/address-values.ts';
import { priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftItem, DraftValues } from './values.ts';

/** What is wrong with an item. */
export type ItemProblem = 'title' | 'quantity' | 'price' | 'noPrice';

/** What stands in the way of creating a draft, by field. */
export interface DraftProblems {
  email?: true;
  region?: true;
  /** Nothing is ordered. */
  empty?: true;
  items: Readonly<Record<string, ItemProblem>>;
  /** The way of shipping asks for more than is ordered, and has no price of its own. */
  shipping?: true;
  shippingPrice?: true;
  shippingAddress: Partial<Record<keyof AddressValues, AddressProblem>>;
  billingAddress: Partial<Record<keyof AddressValues, AddressProblem>>;
}

function itemProblem(item: DraftItem, prices: ItemPrices): ItemProblem | undefined {
  if (!item.variantId && item.title.trim() === '') return 'title';
  const { quantity } = item;
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return 'quantity';
  const price = priceOf(item, prices);
  if (price === null) return item.variantId ? 'noPrice' : 'price';
  return Number.isInteger(price) && price >= 0 ? undefined : 'price';
}

/** The problems of a draft as it stands; addresses may be missing, but not half there. */
export function problemsOf(
  values: DraftValues,
  prices: ItemPrices,
  countries: readonly string[],
  minimum: number | undefined,
  subtotal: number,
): DraftProblems {
  const address = (one: AddressValues): DraftProblems['shippingAddress'] =>
    isEmptyAddress(one) ? {} : addressProblems(one, countries);
  const { shippingPrice } = values;
  return {
    ...(isEmail(true)(values.email.trim()) === null ? {} : { email: true }),
    ...(values.regionId ? {} : { region: true }),
    ...(values.items.length > 0 ? {} : { empty: true }),
    items: Object.fromEntries(
      values.items.flatMap((item) => {
        const problem = itemProblem(item, prices);
        return problem ? [[item.key, problem]] : [];
      }),
    ),
    ...(minimum !== undefined && shippingPrice === null && subtotal < minimum
      ? { shipping: true as const }
      : {}),
    ...(Number.isNaN(shippingPrice) ? { shippingPrice: true as const } : {}),
    shippingAddress: address(values.shipping),
    billingAddress: values.isBillingSame ? {} : address(values.billing),
  };
}

/** Whether nothing stands in the way. */
export const isReady = ({
  items,
  shippingAddress,
  billingAddress,
  ...own
}: DraftProblems): boolean =>
  [items, shippingAddress, billingAddress, own].every((part) => Object.keys(part).length === 0);
