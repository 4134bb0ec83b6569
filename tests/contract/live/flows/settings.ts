import * as admin from '../../../../generated/admin/index.ts';
import { first, refused, unique, until } from '../support.ts';
import { placeOrder, type World } from '../world.ts';

export async function settingsFlow(world: World): Promise<void> {
  const { store } = await admin.getStore();
  await admin.updateStore({ name: store.name });
  await admin.listPaymentProviders();
  await admin.listTaxProviders();
  await admin.listCurrencies({ limit: 5, order: 'code' });
  await admin.listCurrencies({ code: 'sek' });
  await admin.addStoreCurrency('sek');
  await admin.updateCurrency('sek', { includes_tax: true });
  await admin.updateCurrency('sek', { includes_tax: false });
  await admin.removeStoreCurrency('sek');
  await salesChannels(world);
  await publishableKeys(world);
  await returnReasons();
  await notes(world);
  await analytics();
  await notifications();
}

async function salesChannels(world: World): Promise<void> {
  const { sales_channel: channel } = await admin.createSalesChannel({ name: unique('Kiosk') });
  await admin.updateSalesChannel(channel.id, { description: 'On the pier', is_disabled: true });
  await admin.addProductsToSalesChannel(channel.id, { product_ids: [{ id: world.productId }] });
  await admin.addStockLocationToSalesChannel(channel.id, { location_id: world.locationId });
  await admin.getSalesChannel(channel.id);
  await admin.listSalesChannels({ limit: 5, q: 'Kiosk' });
  await admin.listSalesChannels({ expand: 'locations', limit: 5 });
  await admin.removeStockLocationFromSalesChannel(channel.id, { location_id: world.locationId });
  await admin.removeProductsFromSalesChannel(channel.id, {
    product_ids: [{ id: world.productId }],
  });
  await admin.deleteSalesChannel(channel.id);
}

async function publishableKeys(world: World): Promise<void> {
  const { publishable_api_key: key } = await admin.createPublishableApiKey({
    title: unique('Web'),
  });
  await admin.updatePublishableApiKey(key.id, { title: unique('App') });
  await admin.addSalesChannelsToPublishableApiKey(key.id, {
    sales_channel_ids: [{ id: world.channelId }],
  });
  await admin.listPublishableApiKeySalesChannels(key.id);
  await admin.removeSalesChannelsFromPublishableApiKey(key.id, {
    sales_channel_ids: [{ id: world.channelId }],
  });
  await admin.getPublishableApiKey(key.id);
  await admin.listPublishableApiKeys({ limit: 5 });
  await admin.revokePublishableApiKey(key.id);
  await admin.listPublishableApiKeys({ q: 'App' });
  await admin.deletePublishableApiKey(key.id);
}

async function returnReasons(): Promise<void> {
  const { return_reason: reason } = await admin.createReturnReason({
    value: unique('wet'),
    label: 'Wet',
    description: 'It was wet',
  });
  const { return_reason: child } = await admin.createReturnReason({
    value: unique('soaked'),
    label: 'Soaked',
    parent_return_reason_id: reason.id,
  });
  await admin.updateReturnReason(reason.id, { label: 'Damp', description: null });
  await admin.getReturnReason(reason.id);
  await admin.listReturnReasons();
  await admin.deleteReturnReason(child.id);
  await admin.deleteReturnReason(reason.id);
}

async function notes(world: World): Promise<void> {
  const placed = await placeOrder(world, { quantity: 1 });
  const { note } = await admin.createNote({
    resource_id: placed.id,
    resource_type: 'order',
    value: 'Ring first',
  });
  await admin.updateNote(note.id, { value: 'Ring twice' });
  await admin.getNote(note.id);
  await admin.listNotes({ resource_id: placed.id, limit: 5 });
  await admin.deleteNote(note.id);
  await refused(404, admin.getNote(note.id));
}

async function notifications(): Promise<void> {
  await admin.listNotifications({ event_name: 'order.placed', include_resends: true });
  const { notifications: sent } = await until(
    () => admin.listNotifications({ limit: 5 }),
    (answer) => answer.notifications.length > 0,
  );
  await admin.resendNotification(first(sent).id, { to: 'again@example.com' });
  await admin.resendNotification(first(sent).id, {});
}

async function analytics(): Promise<void> {
  await admin.deleteAnalyticsConfig();
  await admin.createAnalyticsConfig({ opt_out: false, anonymize: true });
  await admin.getAnalyticsConfig();
  await admin.updateAnalyticsConfig({ opt_out: true, anonymize: false });
}
