import type { ItemPrices } from './prices.ts';
import { NEW_DRAFT } from './values.ts';
import type { DraftItem, DraftValues } from './values.ts';

export const item = (changed: Partial<DraftItem> = {}): DraftItem => ({
  key: '1',
  variantId: 'variant_1',
  title: 'Rope',
  variantTitle: '10 m',
  thumbnail: null,
  sku: null,
  quantity: 1,
  price: null,
  ...changed,
});

export function custom(changed: Partial<DraftItem> = {}): DraftItem {
  const { variantId: _variant, ...rest } = item({ title: 'Engraving', price: 500 });
  return { ...rest, ...changed };
}

export const draftOf = (items: DraftItem[], changed: Partial<DraftValues> = {}): DraftValues => ({
  ...NEW_DRAFT,
  email: 'ada@example.com',
  regionId: 'reg_1',
  currency: 'eur',
  items,
  ...changed,
});

/** Prices of `variant_1`. */
export function pricesOf(
  own: number | null,
  defaultPrice = own,
  { taxRate = 21, includesTax = false } = {},
): ItemPrices {
  const variant = (unitPrice: number | null) => ({
    id: 'variant_1',
    productId: 'prod_1',
    title: 'Rope',
    variantTitle: '10 m',
    thumbnail: null,
    sku: null,
    unitPrice,
    originalPrice: null,
    includesTax,
    stock: null,
    isBackorderable: false,
    taxRates: [taxRate],
    isDiscountable: true,
    tiers: [],
  });
  return {
    own: new Map([['variant_1', variant(own)]]),
    defaults: new Map([['variant_1', variant(defaultPrice)]]),
  };
}
