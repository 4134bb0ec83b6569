import { isEmail } from '@mantine/form';
import { addressProblems, isEmptyAddress } from '#shared/address-form/address-values.ts';
import type { AddressProblem, AddressValues } from '#shared/address-form/address-values.ts';
import { priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftItem, DraftValues } from './values.ts';

export type ItemProblem = 'title' | 'quantity' | 'price' | 'noPrice';

export interface DraftProblems {
  email?: true;
  region?: true;
  /** No items. */
  empty?: true;
  items: Readonly<Record<string, ItemProblem>>;
  /** The option's minimum isn't met, and no own price is set. */
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

/** Addresses may be missing, but not partial. */
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

export const isReady = ({
  items,
  shippingAddress,
  billingAddress,
  ...own
}: DraftProblems): boolean =>
  [items, shippingAddress, billingAddress, own].every((part) => Object.keys(part).length === 0);
