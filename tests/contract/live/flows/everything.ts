/** Reads every list and record of the existing store, whose states other flows don't produce. */
import * as admin from '../../../../generated/admin/index.ts';
import type { World } from '../world.ts';

const limit = 40;

export async function everythingFlow(_world: World): Promise<void> {
  await orders();
  await catalogue();
  await selling();
  await store();
}

async function orders(): Promise<void> {
  const { orders: all } = await admin.listOrders({ limit });
  for (const { id } of all.slice(0, 20)) await admin.getOrder(id);
  const { draft_orders: drafts } = await admin.listDraftOrders({ limit });
  for (const { id } of drafts.slice(0, 5)) await admin.getDraftOrder(id);
  await admin.listOrderEdits({ limit });
  await admin.listReturns({ limit });
  const { swaps } = await admin.listSwaps({ limit });
  for (const { id } of swaps.slice(0, 5)) await admin.getSwap(id);
}

async function catalogue(): Promise<void> {
  const { products } = await admin.listProducts({ limit });
  for (const { id } of products.slice(0, 10)) await admin.getProduct(id);
  const { variants } = await admin.listVariants({ limit });
  for (const { id } of variants.slice(0, 5)) await admin.getVariantInventory(id);
  const { inventory_items: items } = await admin.listInventoryItems({ limit });
  for (const { id } of items.slice(0, 5)) if (id) await admin.getInventoryItem(id);
  await admin.listReservations({ limit });
  await admin.listCollections({ limit });
  await admin.listProductCategories({ limit });
  const { price_lists: lists } = await admin.listPriceLists({ limit });
  for (const { id } of lists.slice(0, 5)) await admin.getPriceList(id);
}

async function selling(): Promise<void> {
  const { customers } = await admin.listCustomers({ limit });
  for (const { id } of customers.slice(0, 10)) await admin.getCustomer(id);
  await admin.listCustomerGroups({ limit });
  const { discounts } = await admin.listDiscounts({ limit });
  for (const { id } of discounts.slice(0, 10)) await admin.getDiscount(id);
  const { gift_cards: cards } = await admin.listGiftCards({ limit });
  for (const { id } of cards.slice(0, 5)) await admin.getGiftCard(id);
  await admin.listBatchJobs({ limit });
  await admin.listNotifications({ limit });
  await admin.listNotes({ limit });
}

async function store(): Promise<void> {
  const { regions } = await admin.listRegions({ limit });
  for (const { id } of regions) await admin.getRegion(id);
  await admin.listShippingOptions({ limit });
  await admin.listTaxRates({ limit });
  await admin.listSalesChannels({ limit });
  await admin.listStockLocations({ limit });
  await admin.listUsers({ limit });
  await admin.listPublishableApiKeys({ limit });
}
