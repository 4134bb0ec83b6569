import type { OrderDetail } from '#generated/admin/admin.schemas.ts';
import type { getOrder } from '#generated/admin/orders/orders.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { addressValues } from '#shared/address-form/address-values.ts';
import type { AddressValues } from '#shared/address-form/address-values.ts';
import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import type { DraftCart } from '../draft/query.ts';

export interface DraftItem {
  /** Unique within the draft. */
  key: string;
  /** Undefined for a custom item. */
  variantId?: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  sku: string | null;
  /** At least 1; null or NaN while not entered. */
  quantity: number | null;
  /** Entered price in minor units; null for the variant's usual price, or a custom item's empty field. */
  price: number | null;
}

export interface DraftValues {
  /** Empty for a new customer. */
  customerId: string;
  email: string;
  regionId: string;
  /** Code of the region's currency, for all prices here. */
  currency: string;
  items: DraftItem[];
  /** Discount codes as typed. */
  codes: string[];
  /** Empty for none. */
  shippingOptionId: string;
  /** Replaces the option's price, minor units; null keeps it. */
  shippingPrice: number | null;
  shipping: AddressValues;
  billing: AddressValues;
  isBillingSame: boolean;
  /** Don't notify the customer when it becomes an order. */
  isSilent: boolean;
}

export const NEW_DRAFT: DraftValues = {
  customerId: '',
  email: '',
  regionId: '',
  currency: '',
  items: [],
  codes: [],
  shippingOptionId: '',
  shippingPrice: null,
  shipping: addressValues(null),
  billing: addressValues(null),
  isBillingSame: true,
  isSilent: false,
};

const nextKey = (items: readonly DraftItem[]): string =>
  String(Math.max(0, ...items.map(({ key }) => Number(key) || 0)) + 1);

/** Adds variants; those already there at their usual price gain quantity. */
export function withVariants(
  items: readonly DraftItem[],
  picked: readonly PickedVariant[],
): DraftItem[] {
  const all = [...items];
  for (const { variantId, title, variantTitle, thumbnail, sku, quantity } of picked) {
    const at = all.findIndex((item) => item.variantId === variantId && item.price === null);
    const same = all[at];
    if (same) {
      const before = Number.isInteger(same.quantity) ? Number(same.quantity) : 0;
      all[at] = { ...same, quantity: before + quantity };
    } else {
      const key = nextKey(all);
      all.push({ key, variantId, title, variantTitle, thumbnail, sku, quantity, price: null });
    }
  }
  return all;
}

export const withCustomItem = (items: readonly DraftItem[]): DraftItem[] => [
  ...items,
  {
    key: nextKey(items),
    title: '',
    variantTitle: '',
    thumbnail: null,
    sku: null,
    quantity: 1,
    price: null,
  },
];

/** Switches the region. Items stay, entered prices only if the currency does. Resets shipping, which is per region. */
export function inRegion(
  values: DraftValues,
  region: { id: string; currency_code: string },
): DraftValues {
  if (region.id === values.regionId) return values;
  const isSame = region.currency_code === values.currency;
  return {
    ...values,
    regionId: region.id,
    currency: region.currency_code,
    items: isSame ? values.items : values.items.map((item) => ({ ...item, price: null })),
    shippingOptionId: '',
    shippingPrice: null,
  };
}

type Stored = Pick<DraftCart, 'region_id' | 'email' | 'customer_id'> & {
  items: readonly {
    title: string;
    description: string | null;
    thumbnail: string | null;
    variant_id: string | null;
    unit_price: number;
    quantity: number;
    includes_tax?: boolean | null;
    variant?: { sku?: string | null } | null;
  }[];
  discounts: readonly { code: string }[];
  shipping_methods: readonly {
    shipping_option_id: string;
    price: number;
    includes_tax?: boolean;
    shipping_option?: { amount: number | null } | null;
  }[];
  shipping_address: DraftCart['shipping_address'];
  billing_address: DraftCart['billing_address'];
};

/**
 * Copies a draft or order. Tax-inclusive prices fall back to usual ones: the server takes entered prices as net.
 *
 * @param currency of the region
 */
export function valuesFrom(
  stored: Stored,
  currency: string,
  isSilent: boolean | null,
): DraftValues {
  const shipping = addressValues(stored.shipping_address);
  const billing = addressValues(stored.billing_address);
  const method = listOf(stored.shipping_methods)[0];
  const hasOwnPrice =
    method !== undefined &&
    method.includes_tax !== true &&
    method.price !== method.shipping_option?.amount;
  return {
    customerId: stored.customer_id ?? '',
    email: stored.email ?? '',
    regionId: stored.region_id ?? '',
    currency,
    items: listOf(stored.items).map((item, index) => ({
      key: String(index + 1),
      ...(item.variant_id ? { variantId: item.variant_id } : {}),
      title: item.title,
      variantTitle: item.description ?? '',
      thumbnail: item.thumbnail,
      sku: item.variant?.sku ?? null,
      quantity: item.quantity,
      price: item.variant_id && item.includes_tax === true ? null : item.unit_price,
    })),
    codes: readEach(stored.discounts, ({ code }) => code),
    shippingOptionId: method?.shipping_option_id ?? '',
    shippingPrice: hasOwnPrice ? method.price : null,
    shipping,
    billing,
    isBillingSame: JSON.stringify(billing) === JSON.stringify(shipping),
    isSilent: isSilent === true,
  };
}

/** Relations needed for a new draft. */
export const ORDER_PARTS = joinNames<ExpandOf<typeof getOrder>>(
  'items',
  'items.variant',
  'discounts',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'shipping_address',
  'billing_address',
);

export const valuesFromOrder = (order: OrderDetail): DraftValues =>
  valuesFrom(order, order.currency_code, order.no_notification);
