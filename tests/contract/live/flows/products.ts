import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { first, present, unique } from '../support.ts';
import type { World } from '../world.ts';

export async function productsFlow(world: World): Promise<void> {
  const tag = unique('tag');
  const { product } = await admin.createProduct({
    title: unique('Oilskin'),
    subtitle: 'Dry to the last',
    description: 'A jacket for bad weather.',
    type: { value: unique('type') },
    tags: [{ value: tag }],
    images: ['https://example.com/oilskin.jpg'],
    thumbnail: 'https://example.com/oilskin.jpg',
    status: 'draft',
    weight: 900,
    origin_country: 'nl',
    sales_channels: [{ id: world.channelId }],
    options: [{ title: 'Size' }],
    metadata: { season: 'winter' },
  });
  const size = first(product.options);
  const { product: withVariant } = await admin.createProductVariant(product.id, {
    title: 'M',
    sku: unique('SKU'),
    inventory_quantity: 4,
    prices: [
      { currency_code: 'eur', amount: 9900 },
      { region_id: world.regionId, amount: 9500 },
    ],
    options: [{ option_id: size.id, value: 'M' }],
  });
  const variant = first(withVariant.variants);
  await admin.updateProductVariant(product.id, variant.id, {
    title: 'Medium',
    prices: [{ currency_code: 'eur', amount: 9800 }],
    weight: 920,
  });
  await admin.listProductVariants(product.id, { limit: 5 });
  await admin.updateProduct(product.id, {
    status: 'published',
    subtitle: null,
    tags: [{ value: tag }],
  });
  await admin.setProductMetadata(product.id, { key: 'season', value: 'spring' });
  const { product: withOption } = await admin.createProductOption(product.id, { title: 'Colour' });
  const colour = present(withOption.options?.find((one) => one.title === 'Colour'));
  await admin.updateProductOption(product.id, colour.id, { title: 'Hue' });
  await admin.deleteProductOption(product.id, colour.id);
  await lists(world, product.id, tag);
  await admin.getVariant(variant.id);
  await admin.listVariants({ q: 'Medium', limit: 5, region_id: world.regionId });
  await admin.getVariantInventory(variant.id);
  await storefront(world, product.id, variant.id);
  await admin.deleteProductVariant(product.id, variant.id);
  await admin.deleteProduct(product.id);
}

async function lists(world: World, productId: string, tag: string): Promise<void> {
  await admin.getProduct(productId);
  await admin.listProducts({ q: 'Oilskin', limit: 5 });
  await admin.listProducts({
    status: ['published', 'draft'],
    sales_channel_id: [world.channelId],
    order: '-created_at',
    limit: 5,
  });
  await admin.listProducts({ fields: 'id,title,thumbnail', limit: 3, offset: 1 });
  await admin.listUsedProductTypes();
  await admin.listProductTagUsage();
  await admin.listProductTypes({ limit: 5 });
  const { product_tags: tags } = await admin.listProductTags({ q: tag });
  await admin.listProducts({ tags: [first(tags).id] });
}

async function storefront(world: World, productId: string, variantId: string): Promise<void> {
  await store.listProducts({
    limit: 5,
    region_id: world.regionId,
    sales_channel_id: [world.channelId],
  });
  await store.getProduct(productId, { region_id: world.regionId });
  await store.listVariants({ ids: variantId, region_id: world.regionId });
  await store.getVariant(variantId, { region_id: world.regionId });
  await store.listProductTypes({ limit: 5 });
  await store.listProductTags({ limit: 5 });
}
