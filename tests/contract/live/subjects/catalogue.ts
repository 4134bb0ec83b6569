import * as admin from '../../../../generated/admin/index.ts';
import type { Subject, Subjects } from '../properties.ts';
import { first, present, unique } from '../support.ts';
import type { World } from '../world.ts';

const eur = { currency_code: 'eur', amount: 777 };
const images = ['https://shop.test/one.png', 'https://shop.test/two.png'];

async function newProduct(): Promise<{ id: string; variantId: string; optionId: string }> {
  const { product } = await admin.createProduct({
    title: unique('Chain'),
    options: [{ title: 'Length' }],
    variants: [{ title: 'Short', options: [{ value: 'Short' }], prices: [eur] }],
  });
  return {
    id: product.id,
    variantId: first(present(product.variants)).id,
    optionId: first(present(product.options)).id,
  };
}

/** Each new variant creates an inventory item. */
const countOfItems = '/admin/inventory-items?limit=1';

async function product(world: World): Promise<Subject> {
  const { id, variantId, optionId } = await newProduct();
  const { collection } = await admin.createCollection({ title: unique('Deck') });
  const { product_category: category } = await admin.createProductCategory({
    name: unique('Tackle'),
  });
  const kept = { id: variantId };
  const long = {
    title: 'Long',
    inventory_quantity: 0,
    options: [{ option_id: optionId, value: 'Long' }],
    prices: [eur],
  };
  return {
    at: [id],
    reads: [`/admin/products/${id}`, countOfItems],
    values: {
      collection_id: [collection.id],
      images: [images],
      type: [{ value: unique('Type') }],
      tags: [[{ value: unique('Tag') }]],
      sales_channels: [[{ id: world.channelId }]],
      categories: [[{ id: category.id }], []],
      variants: [[{ ...kept, title: 'Shorter', prices: [eur] }], [kept, long]],
    },
  };
}

async function variant(world: World): Promise<Subject> {
  const { id, variantId, optionId } = await newProduct();
  return {
    at: [id, variantId],
    reads: [`/admin/products/${id}`, countOfItems],
    values: {
      prices: [
        [eur, { currency_code: 'usd', amount: 5 }],
        [{ region_id: world.regionId, amount: 6 }],
      ],
      options: [[{ option_id: optionId, value: 'Shorter' }]],
    },
  };
}

async function newItem(world: World): Promise<string> {
  const { variantId } = await newProduct();
  const { variant: found } = await admin.getVariantInventory(variantId);
  const item = present(first(found.inventory).id);
  await admin.createInventoryLevel(item, { location_id: world.locationId, stocked_quantity: 7 });
  return item;
}

export const catalogueSubjects: Subjects = {
  'admin updateProduct': product,
  'admin updateProductVariant': variant,
  'admin setProductMetadata': async () => {
    const { id } = await newProduct();
    return {
      at: [id],
      reads: [`/admin/products/${id}`],
      always: { key: 'deck', value: 'upper' },
    };
  },
  'admin updateProductOption': async () => {
    const { id, optionId } = await newProduct();
    return { at: [id, optionId], reads: [`/admin/products/${id}`] };
  },
  'admin updateCollection': async () => {
    const { collection } = await admin.createCollection({ title: unique('Deck') });
    return { at: [collection.id] };
  },
  'admin addProductsToCollection': async () => {
    const { id } = await newProduct();
    const { collection } = await admin.createCollection({ title: unique('Deck') });
    return {
      at: [collection.id],
      values: { product_ids: [[id]] },
      reads: [`/admin/collections/${collection.id}`, `/admin/products/${id}`],
    };
  },
  'admin updateProductCategory': async () => {
    const { product_category: parent } = await admin.createProductCategory({ name: unique('Sea') });
    const child = () =>
      admin.createProductCategory({ name: unique('Wear'), parent_category_id: parent.id });
    const { id } = (await child()).product_category;
    await child();
    return {
      at: [id],
      values: { parent_category_id: [parent.id], rank: [1] },
      reads: [`/admin/product-categories/${id}`, `/admin/product-categories/${parent.id}`],
    };
  },
  'admin addProductsToCategory': async () => {
    const { id } = await newProduct();
    const { product_category: category } = await admin.createProductCategory({
      name: unique('Hats'),
    });
    return {
      at: [category.id],
      values: { product_ids: [[{ id }]] },
      reads: [
        `/admin/product-categories/${category.id}`,
        `/admin/products/${id}?expand=categories`,
      ],
    };
  },
  'admin updateInventoryItem': async (world) => ({ at: [await newItem(world)] }),
  'admin updateInventoryLevel': async (world) => {
    const item = await newItem(world);
    return { at: [item, world.locationId], reads: [`/admin/inventory-items/${item}`] };
  },
  'admin updateReservation': async (world) => {
    const item = await newItem(world);
    const { reservation } = await admin.createReservation({
      inventory_item_id: item,
      location_id: world.locationId,
      quantity: 4,
    });
    return {
      at: [reservation.id],
      reads: [`/admin/reservations/${reservation.id}`, `/admin/inventory-items/${item}`],
    };
  },
  'admin updateStockLocation': async (world) => {
    const { stock_location: location } = await admin.createStockLocation({
      name: unique('Shed'),
      address: { address_1: '2 Quay', country_code: world.country },
    });
    return {
      at: [location.id],
      values: {
        address: [{ address_1: 'Quay 1', country_code: 'nl' }],
        address_id: [present(location.address_id)],
      },
      reads: [`/admin/stock-locations/${location.id}?expand=address`],
    };
  },
};
