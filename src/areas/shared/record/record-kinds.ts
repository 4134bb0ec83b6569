import type { RecordKind } from '#app/extensions/extension.ts';

/** By namespace of their pages. */
export const RECORD_KINDS: Readonly<Record<string, RecordKind>> = {
  channels: 'salesChannel',
  collections: 'collection',
  'customer-groups': 'customerGroup',
  customers: 'customer',
  discounts: 'discount',
  drafts: 'draftOrder',
  'gift-cards': 'giftCard',
  inventory: 'inventoryItem',
  locations: 'stockLocation',
  order: 'order',
  'price-lists': 'priceList',
  products: 'product',
  regions: 'region',
};
