/** Each area's palette entries in one file, fetched after the first screen. */
export { palette as orders } from '../areas/orders/palette-entry.ts';
export { palette as drafts } from '../areas/drafts/palette-entry.ts';
export { palette as products } from '../areas/products/palette-entry.ts';
export { palette as collections } from '../areas/collections/palette-entry.ts';
export { palette as categories } from '../areas/categories/palette-entry.ts';
export { palette as customers } from '../areas/customers/palette-entry.ts';
export { palette as customerGroups } from '../areas/customer-groups/palette-entry.ts';
export { palette as discounts } from '../areas/discounts/palette-entry.ts';
export { palette as giftCards } from '../areas/gift-cards/palette-entry.ts';
export { palette as priceLists } from '../areas/price-lists/palette-entry.ts';
export { palette as inventory } from '../areas/inventory/palette-entry.ts';
export { palette as reservations } from '../areas/reservations/palette-entry.ts';
export { palette as settings } from '../areas/settings/palette-entry.ts';
