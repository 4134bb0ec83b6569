import * as admin from '../../../../generated/admin/index.ts';
import type { Subject, Subjects } from '../properties.ts';
import { first, present, unique } from '../support.ts';
import { createOption, type World } from '../world.ts';

async function newRegion(): Promise<string> {
  const { region } = await admin.createRegion({
    name: unique('Far away'),
    currency_code: 'usd',
    tax_rate: 5,
    countries: [],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  });
  return region.id;
}

async function newChannel(): Promise<string> {
  return (await admin.createSalesChannel({ name: unique('Kiosk') })).sales_channel.id;
}

async function newProfile(): Promise<string> {
  const { shipping_profile: profile } = await admin.createShippingProfile({
    name: unique('Bulky'),
    type: 'custom',
  });
  return profile.id;
}

async function newType(): Promise<string> {
  const { product } = await admin.createProduct({
    title: unique('Chart'),
    type: { value: unique('type') },
  });
  return present(product.type_id);
}

async function taxRate(world: World): Promise<Subject> {
  // Separate region: other tests' carts must not be retaxed.
  const regionId = await newRegion();
  const { tax_rate: rate } = await admin.createTaxRate({
    name: 'Reduced',
    code: unique('RED'),
    region_id: regionId,
    rate: 4.5,
  });
  const all = ['products', 'product_types', 'shipping_options'];
  return {
    at: [rate.id],
    values: {
      products: [[world.productId]],
      product_types: [[await newType()]],
      shipping_options: [[await createOption(regionId, world.profileId, false)]],
      region_id: [regionId],
    },
    reads: [`/admin/tax-rates/${rate.id}?${all.map((one) => `expand[]=${one}`).join('&')}`],
  };
}

async function toRegion(property: string, value: string): Promise<Subject> {
  const id = await newRegion();
  return { at: [id], values: { [property]: [value] }, reads: [`/admin/regions/${id}`] };
}

/** In no region, and unused by other tests. */
async function anotherCountry(world: World): Promise<string> {
  const { regions } = await admin.listRegions({ limit: 200 });
  const used = new Set(
    regions.flatMap(({ countries }) => (countries ?? []).map(({ iso_2 }) => iso_2)),
  );
  used.add(world.freeCountry);
  return first(['fj', 'ws', 'to', 'ki', 'tv', 'vu', 'nr', 'pw'].filter((code) => !used.has(code)));
}

export const settingsSubjects: Subjects = {
  'admin createSession': ({ account }) => signIn(account),
  'admin createToken': ({ account }) => signIn(account),
  'admin updateAnalyticsConfig': async () => {
    await admin.deleteAnalyticsConfig().catch(() => undefined);
    await admin.createAnalyticsConfig({ opt_out: true, anonymize: false });
    return { reads: ['/admin/analytics-configs'] };
  },
  'admin updateCurrency': async () =>
    Promise.resolve({ at: ['sek'], reads: ['/admin/currencies?code=sek'] }),
  'admin updateStore': async () => {
    const { store } = await admin.getStore();
    return {
      values: {
        name: [store.name],
        default_currency_code: [present(store.default_currency_code)],
        currencies: [present(store.currencies).map(({ code }) => code)],
      },
    };
  },
  'admin updateUser': async () => {
    const { user } = await admin.createUser({
      email: `${unique('eve')}@example.com`,
      password: 'a long password',
    });
    return { at: [user.id] };
  },
  'admin updateRegion': async (world) => ({
    at: [await newRegion()],
    values: {
      payment_providers: [['manual']],
      fulfillment_providers: [['manual']],
      countries: [[world.freeCountry]],
      tax_provider_id: [null],
    },
  }),
  'admin addCountryToRegion': async (world) =>
    toRegion('country_code', await anotherCountry(world)),
  'admin addFulfillmentProviderToRegion': () => toRegion('provider_id', 'manual'),
  'admin addPaymentProviderToRegion': () => toRegion('provider_id', 'manual'),
  'admin updateReturnReason': async () => {
    const { return_reason: reason } = await admin.createReturnReason({
      value: unique('wet'),
      label: 'Wet',
    });
    return { at: [reason.id] };
  },
  'admin updateShippingOption': async (world) => ({
    at: [await createOption(world.regionId, world.profileId, false)],
    always: { requirements: [] },
    values: {
      price_type: ['flat_rate'],
      requirements: [[{ type: 'min_subtotal', amount: 100 }]],
    },
  }),
  'admin updateShippingProfile': async (world) => {
    const { product } = await admin.createProduct({ title: unique('Anchor') });
    const id = await newProfile();
    return {
      at: [id],
      values: {
        products: [[product.id]],
        shipping_options: [[await createOption(world.regionId, world.profileId, false)]],
      },
      reads: [`/admin/shipping-profiles/${id}`, `/admin/products/${product.id}`],
    };
  },
  'admin updateSalesChannel': async () => ({ at: [await newChannel()] }),
  'admin addProductsToSalesChannel': async () => {
    const id = await newChannel();
    const { product } = await admin.createProduct({ title: unique('Anchor') });
    return {
      at: [id],
      values: { product_ids: [[{ id: product.id }]] },
      reads: [
        `/admin/products?sales_channel_id[]=${id}`,
        `/admin/products/${product.id}?expand=sales_channels`,
      ],
    };
  },
  'admin addStockLocationToSalesChannel': async (world) => {
    const id = await newChannel();
    return {
      at: [id],
      reads: [
        `/admin/sales-channels/${id}?expand=locations`,
        `/admin/stock-locations/${world.locationId}?expand=sales_channels`,
      ],
    };
  },
  'admin updatePublishableApiKey': async () => {
    const { publishable_api_key: key } = await admin.createPublishableApiKey({
      title: unique('Web'),
    });
    return { at: [key.id] };
  },
  'admin addSalesChannelsToPublishableApiKey': async (world) => {
    const { publishable_api_key: key } = await admin.createPublishableApiKey({
      title: unique('Web'),
    });
    return {
      at: [key.id],
      values: { sales_channel_ids: [[{ id: world.channelId }]] },
      reads: [`/admin/publishable-api-keys/${key.id}/sales-channels`],
    };
  },
  'admin updateTaxRate': taxRate,
  'admin addProductsToTaxRate': taxRate,
  'admin addProductTypesToTaxRate': taxRate,
  'admin addShippingOptionsToTaxRate': taxRate,
  'admin createDownloadUrl': async () => {
    const { uploads } = await admin.createProtectedUpload({
      files: new File(['Ada, Bo'], 'crew.txt', { type: 'text/plain' }),
    });
    return { values: { file_key: [first(uploads).key] }, reads: [] };
  },
};

async function signIn(account: { email: string; password: string }): Promise<Subject> {
  return Promise.resolve({
    always: { ...account },
    values: { email: [account.email], password: [account.password] },
    reads: ['/admin/auth'],
  });
}
