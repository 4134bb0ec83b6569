/** Setup for flows: a signed-in administrator and separate store data. */
import * as admin from '../../../generated/admin/index.ts';
import { store } from './shop.ts';
import { clearToken, configureClient } from '../../../src/client/index.ts';
import { first, present, unique } from './support.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

export interface World {
  readonly url: string;
  readonly account: Account;
  readonly regionId: string;
  readonly country: string;
  /** In no region. */
  readonly freeCountry: string;
  readonly channelId: string;
  readonly locationId: string;
  readonly profileId: string;
  readonly shippingOptionId: string;
  readonly returnOptionId: string;
  readonly reasonId: string;
  readonly productId: string;
  /** Well stocked. */
  readonly variantIds: readonly [string, string];
  readonly inventoryItemId: string;
}

export const sandboxAccount: Account = {
  email: 'admin@quartermaster.test',
  password: 'quartermaster',
};

/** Rarely used countries: two per world. */
const remote = (
  'is mt li mc sm ad nz cl uy pe bo ec gy bz fj mg mn np lk kh la bt mv pg sb vu ws to tv ki nr pw fm mh ' +
  'gl fo sr py ni hn sv gt ht jm bb tt lc vc gd dm kn ag bs'
).split(' ');

export async function signIn(account: Account): Promise<void> {
  await admin.createToken(account);
}

export async function buildWorld(url: string, account: Account = sandboxAccount): Promise<World> {
  configureClient('admin', { baseUrl: url, maxRetries: 0 });
  configureClient('store', { baseUrl: url, maxRetries: 0 });
  clearToken('store');
  await signIn(account);
  const [country, freeCountry] = await freeCountries();
  const { shipping_profiles: profiles } = await admin.listShippingProfiles();
  const profileId = present(profiles.find((one) => one.type === 'default')).id;
  const { region } = await admin.createRegion({
    name: unique('Region'),
    currency_code: 'eur',
    tax_rate: 10,
    countries: [country],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  });
  const { stock_location: location } = await admin.createStockLocation({
    name: unique('Location'),
    address: { address_1: '1 Quay', city: 'Harbour', country_code: country, postal_code: '1000' },
  });
  const { sales_channel: channel } = await admin.createSalesChannel({
    name: unique('Channel'),
    description: 'For the contract test',
  });
  await admin.addStockLocationToSalesChannel(channel.id, { location_id: location.id });
  const shippingOptionId = await createOption(region.id, profileId, false);
  const returnOptionId = await createOption(region.id, profileId, true);
  const { return_reason: reason } = await admin.createReturnReason({
    value: unique('reason'),
    label: 'Too small',
  });
  const product = await createStockedProduct({ channelId: channel.id, locationId: location.id });
  return {
    url,
    account,
    regionId: region.id,
    country,
    freeCountry,
    channelId: channel.id,
    locationId: location.id,
    profileId,
    shippingOptionId,
    returnOptionId,
    reasonId: reason.id,
    ...product,
  };
}

export async function createOption(
  regionId: string,
  profileId: string,
  isReturn: boolean,
): Promise<string> {
  const { shipping_option: option } = await admin.createShippingOption({
    name: unique(isReturn ? 'Return' : 'Parcel'),
    region_id: regionId,
    provider_id: 'manual',
    profile_id: profileId,
    data: { id: isReturn ? 'manual-fulfillment-return' : 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 500,
    is_return: isReturn,
  });
  return option.id;
}

export async function createStockedProduct(place: {
  channelId: string;
  locationId: string;
}): Promise<Pick<World, 'productId' | 'variantIds' | 'inventoryItemId'>> {
  const name = unique('Rope');
  const prices = [{ currency_code: 'eur', amount: 2000 }];
  const { product } = await admin.createProduct({
    title: name,
    status: 'published',
    sales_channels: [{ id: place.channelId }],
    options: [{ title: 'Length' }],
    variants: ['10 m', '20 m'].map((length) => ({
      title: length,
      sku: unique('SKU'),
      manage_inventory: true,
      prices,
      options: [{ value: length }],
    })),
  });
  const variants = present(product.variants);
  const items: string[] = [];
  const locations = [place.locationId, await locationOfDrafts()];
  for (const variant of variants) {
    const { variant: stocked } = await admin.getVariantInventory(variant.id);
    const itemId = present(first(stocked.inventory).id);
    items.push(itemId);
    for (const location of locations) {
      await admin.createInventoryLevel(itemId, {
        location_id: location,
        stocked_quantity: 100_000,
      });
    }
  }
  const [one, two] = variants;
  return {
    productId: product.id,
    variantIds: [present(one).id, present(two).id],
    inventoryItemId: first(items),
  };
}

/** Draft orders use the default channel's stock. */
async function locationOfDrafts(): Promise<string> {
  const { store } = await admin.getStore();
  const channel = present(store.default_sales_channel_id);
  const { stock_locations: locations } = await admin.listStockLocations({
    sales_channel_id: [channel],
  });
  return first(locations).id;
}

async function freeCountries(): Promise<[string, string]> {
  const { regions } = await admin.listRegions({ limit: 200 });
  const used = new Set(
    regions.flatMap((region) => (region.countries ?? []).map((one) => one.iso_2)),
  );
  const [one, two] = remote.filter((code) => !used.has(code));
  return [present(one), present(two)];
}

export function addressIn(country: string): typeof address & { country_code: string } {
  return { ...address, country_code: country };
}

const address = {
  first_name: 'Ada',
  last_name: 'Byrne',
  address_1: '7 Mole Street',
  city: 'Harbour',
  postal_code: '1001',
};

/** Ready to be completed. */
export async function fillCart(
  world: World,
  more: { email?: string; quantity?: number; discount?: string; variantId?: string } = {},
): Promise<string> {
  const { cart } = await store.createCart({
    region_id: world.regionId,
    country_code: world.country,
    sales_channel_id: world.channelId,
    items: [{ variant_id: more.variantId ?? world.variantIds[0], quantity: more.quantity ?? 3 }],
  });
  await store.updateCart(cart.id, {
    email: more.email ?? `${unique('ada')}@example.com`,
    shipping_address: addressIn(world.country),
    billing_address: addressIn(world.country),
    ...(more.discount === undefined ? {} : { discounts: [{ code: more.discount }] }),
  });
  await store.addShippingMethodToCart(cart.id, { option_id: world.shippingOptionId });
  await store.createCartPaymentSessions(cart.id);
  await store.selectCartPaymentSession(cart.id, { provider_id: 'manual' });
  return cart.id;
}

export interface Placed {
  readonly id: string;
  readonly cartId: string;
  readonly itemId: string;
  readonly email: string;
  readonly displayId: number;
}

/** As a shopper. */
export async function placeOrder(
  world: World,
  more: Parameters<typeof fillCart>[1] = {},
): Promise<Placed> {
  const cartId = await fillCart(world, more);
  const done = await store.completeCart(cartId);
  if (done.type !== 'order') throw new Error(`The cart became a ${done.type}`);
  const { id, items, email, display_id: displayId } = done.data;
  return { id, cartId, itemId: first(items).id, email, displayId };
}

/** Captured, fulfilled and shipped. */
export async function shipOrder(
  world: World,
  more: Parameters<typeof fillCart>[1] = {},
): Promise<Placed> {
  const placed = await placeOrder(world, more);
  await admin.captureOrder(placed.id);
  const { order } = await admin.createOrderFulfillment(placed.id, {
    items: [{ item_id: placed.itemId, quantity: more.quantity ?? 3 }],
    location_id: world.locationId,
  });
  await admin.createOrderShipment(placed.id, {
    fulfillment_id: first(order.fulfillments).id,
    tracking_numbers: ['TT-1'],
  });
  return placed;
}
