import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { first, present, unique } from '../support.ts';
import { createOption, type World } from '../world.ts';

export async function regionsFlow(world: World): Promise<void> {
  const { region } = await admin.createRegion({
    name: unique('Far away'),
    currency_code: 'usd',
    tax_rate: 5,
    tax_code: 'FAR',
    countries: [],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  });
  await admin.updateRegion(region.id, {
    name: unique('Farther'),
    automatic_taxes: false,
    includes_tax: true,
  });
  await admin.addCountryToRegion(region.id, { country_code: world.freeCountry });
  await admin.removeCountryFromRegion(region.id, world.freeCountry);
  await admin.addPaymentProviderToRegion(region.id, { provider_id: 'manual' });
  await admin.removePaymentProviderFromRegion(region.id, 'manual');
  await admin.addFulfillmentProviderToRegion(region.id, { provider_id: 'manual' });
  await admin.listRegionFulfillmentOptions(region.id);
  await admin.removeFulfillmentProviderFromRegion(region.id, 'manual');
  await admin.getRegion(region.id);
  await admin.listRegions({ limit: 5 });
  await store.listRegions({ limit: 5 });
  await store.getRegion(world.regionId);
  await taxRates(world);
  await shipping(world);
  await admin.deleteRegion(region.id);
}

async function taxRates(world: World): Promise<void> {
  const { product_types: types } = await admin.listProductTypes();
  const typeId = types[0]?.id ?? (await newType());
  const { tax_rate: rate } = await admin.createTaxRate({
    name: 'Reduced',
    code: unique('RED'),
    region_id: world.regionId,
    rate: 4.5,
  });
  await admin.updateTaxRate(rate.id, { rate: 5, name: 'Lower' });
  await admin.addProductsToTaxRate(rate.id, { products: [world.productId] });
  await admin.addProductTypesToTaxRate(rate.id, { product_types: [typeId] });
  await admin.addShippingOptionsToTaxRate(rate.id, { shipping_options: [world.shippingOptionId] });
  await admin.getTaxRate(rate.id, { expand: ['products', 'product_types', 'shipping_options'] });
  await admin.getTaxRate(rate.id);
  await admin.listTaxRates({ region_id: [world.regionId], limit: 5 });
  await admin.listTaxRates({ rate: { gte: 4 }, expand: ['products'] });
  await admin.removeProductsFromTaxRate(rate.id, { products: [world.productId] });
  await admin.removeProductTypesFromTaxRate(rate.id, { product_types: [typeId] });
  await admin.removeShippingOptionsFromTaxRate(rate.id, {
    shipping_options: [world.shippingOptionId],
  });
  await admin.deleteTaxRate(rate.id);
}

async function newType(): Promise<string> {
  const { product } = await admin.createProduct({
    title: unique('Chart'),
    type: { value: unique('type') },
  });
  return present(product.type_id);
}

async function shipping(world: World): Promise<void> {
  const { shipping_profile: profile } = await admin.createShippingProfile({
    name: unique('Bulky'),
    type: 'custom',
  });
  await admin.updateShippingProfile(profile.id, { name: unique('Very bulky') });
  await admin.getShippingProfile(profile.id);
  await admin.listShippingProfiles();
  const id = await createOption(world.regionId, world.profileId, false);
  await admin.updateShippingOption(id, {
    name: unique('Barge'),
    amount: 900,
    requirements: [{ type: 'min_subtotal', amount: 100 }],
  });
  const { shipping_option: option } = await admin.getShippingOption(id);
  first(option.requirements);
  await admin.listShippingOptions({ region_id: world.regionId, is_return: false });
  await store.listShippingOptions();
  await store.listShippingOptions({ region_id: world.regionId, product_ids: world.productId });
  await admin.deleteShippingOption(id);
  await admin.deleteShippingProfile(profile.id);
}
