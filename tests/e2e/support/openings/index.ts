import { CUSTOMERS } from './customers.ts';
import { DISCOUNTS } from './discounts.ts';
import { DRAFT, NEW_DRAFT } from './drafts.ts';
import { FRAME } from './frame.ts';
import { GIFT_CARDS } from './gift-cards.ts';
import { HOME } from './home.ts';
import { IMPORT, NEW_PRODUCT } from './new-product.ts';
import type { Opening } from './opening.ts';
import { ORDER, ORDERS } from './orders.ts';
import { PRICE_LISTS } from './price-lists.ts';
import { PRODUCT, PRODUCT_LIST } from './products.ts';
import { REPORTS } from './reports.ts';
import { SETS } from './sets.ts';
import { SETTINGS } from './settings.ts';

export type { Opening } from './opening.ts';

/** Overlays without their own entry in `screens.ts`. */
export const OPENINGS: Record<string, readonly Opening[]> = {
  'new draft': NEW_DRAFT,
  draft: DRAFT,
  'product list': PRODUCT_LIST,
  product: PRODUCT,
  sets: SETS,
  orders: ORDERS,
  order: ORDER,
  customers: CUSTOMERS,
  'gift cards': GIFT_CARDS,
  discounts: DISCOUNTS,
  'price lists': PRICE_LISTS,
  settings: SETTINGS,
  frame: FRAME,
  home: HOME,
  reports: REPORTS,
  'new product': NEW_PRODUCT,
  import: IMPORT,
};

/** Groups of openings: those without a path need the one before. */
export function together<One extends Pick<Opening, 'path'>>(openings: readonly One[]): One[][] {
  const groups: One[][] = [];
  for (const opening of openings) {
    const last = groups.at(-1);
    if (opening.path || !last) groups.push([opening]);
    else last.push(opening);
  }
  return groups;
}
