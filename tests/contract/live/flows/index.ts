import type { World } from '../world.ts';
import { claimsFlow } from './claims.ts';
import { collectionsFlow } from './collections.ts';
import { customersFlow } from './customers.ts';
import { discountsFlow } from './discounts.ts';
import { draftOrdersFlow } from './draft-orders.ts';
import { everythingFlow } from './everything.ts';
import { filesFlow } from './files.ts';
import { giftCardsFlow } from './gift-cards.ts';
import { inventoryFlow } from './inventory.ts';
import { orderEditsFlow } from './order-edits.ts';
import { ordersFlow } from './orders.ts';
import { priceListsFlow } from './price-lists.ts';
import { productsFlow } from './products.ts';
import { regionsFlow } from './regions.ts';
import { returnsFlow } from './returns.ts';
import { settingsFlow } from './settings.ts';
import { shoppersFlow } from './shoppers.ts';
import { swapsFlow } from './swaps.ts';
import { teamFlow } from './team.ts';

type Flow = (world: World) => Promise<void>;

/** In execution order. */
export const flows: Readonly<Record<string, Flow>> = {
  settings: settingsFlow,
  team: teamFlow,
  regions: regionsFlow,
  products: productsFlow,
  collections: collectionsFlow,
  inventory: inventoryFlow,
  customers: customersFlow,
  discounts: discountsFlow,
  'gift cards': giftCardsFlow,
  'price lists': priceListsFlow,
  shoppers: shoppersFlow,
  orders: ordersFlow,
  returns: returnsFlow,
  swaps: swapsFlow,
  claims: claimsFlow,
  'order edits': orderEditsFlow,
  'draft orders': draftOrdersFlow,
  files: filesFlow,
  everything: everythingFlow,
};
