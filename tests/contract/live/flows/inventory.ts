import * as admin from '../../../../generated/admin/index.ts';
import { createStockedProduct, type World } from '../world.ts';
import { present, unique } from '../support.ts';

export async function inventoryFlow(world: World): Promise<void> {
  const { stock_location: location } = await admin.createStockLocation({ name: unique('Shed') });
  await admin.updateStockLocation(location.id, {
    name: unique('Shed'),
    address: { address_1: '2 Quay', country_code: world.country },
  });
  await admin.getStockLocation(location.id, { expand: 'address,sales_channels' });
  await admin.listStockLocations({ limit: 5, expand: 'address' });
  await items(world, location.id);
  await reservations(world);
  await admin.deleteStockLocation(location.id);
}

async function items(world: World, locationId: string): Promise<void> {
  const { variantIds } = await createStockedProduct(world);
  const { variant } = await admin.getVariantInventory(variantIds[0]);
  for (const one of variant.inventory ?? []) await admin.deleteInventoryItem(present(one.id));
  const { inventory_item: made } = await admin.createInventoryItem({
    variant_id: variantIds[0],
    sku: unique('SKU'),
    title: 'Rope',
    weight: 300,
  });
  const id = present(made.id);
  await admin.updateInventoryItem(id, { description: 'Coiled', material: 'hemp' });
  await admin.createInventoryLevel(id, { location_id: locationId, stocked_quantity: 7 });
  await admin.updateInventoryLevel(id, locationId, { stocked_quantity: 9, incoming_quantity: 2 });
  await admin.listInventoryLevels(id);
  await admin.getInventoryItem(id);
  await admin.listInventoryItems({ limit: 5, q: 'Rope' });
  await admin.listInventoryItems({ location_id: [locationId] });
  await admin.deleteInventoryLevel(id, locationId);
  await admin.deleteInventoryItem(id);
}

async function reservations(world: World): Promise<void> {
  const { reservation } = await admin.createReservation({
    inventory_item_id: world.inventoryItemId,
    location_id: world.locationId,
    quantity: 4,
    description: 'For the boat show',
  });
  await admin.updateReservation(reservation.id, { quantity: 3, metadata: { by: 'Ada' } });
  await admin.getReservation(reservation.id);
  await admin.listReservations({ limit: 5, quantity: { gt: 1 }, location_id: [world.locationId] });
  await admin.deleteReservation(reservation.id);
}
