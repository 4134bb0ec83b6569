import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { unique } from '../support.ts';
import type { World } from '../world.ts';

export async function collectionsFlow(world: World): Promise<void> {
  const { collection } = await admin.createCollection({
    title: unique('On deck'),
    metadata: { a: 1 },
  });
  await admin.updateCollection(collection.id, { title: unique('Below deck') });
  await admin.addProductsToCollection(collection.id, { product_ids: [world.productId] });
  await admin.getCollection(collection.id);
  await admin.listCollections({ q: 'deck', limit: 5 });
  await store.listCollections({ limit: 5 });
  await store.getCollection(collection.id);
  await admin.removeProductsFromCollection(collection.id, { product_ids: [world.productId] });
  await admin.deleteCollection(collection.id);
  await categories(world);
}

async function categories(world: World): Promise<void> {
  const { product_category: parent } = await admin.createProductCategory({
    name: unique('Clothing'),
    is_active: true,
    is_internal: false,
  });
  const { product_category: child } = await admin.createProductCategory({
    name: unique('Hats'),
    parent_category_id: parent.id,
    is_active: true,
  });
  await admin.updateProductCategory(child.id, { description: 'For the head', rank: 0 });
  await admin.addProductsToCategory(child.id, { product_ids: [{ id: world.productId }] });
  await admin.getProductCategory(parent.id);
  await admin.listProductCategories({
    include_descendants_tree: true,
    parent_category_id: 'null',
    limit: 50,
  });
  await store.listProductCategories({ limit: 5 });
  await store.getProductCategory(child.id);
  await admin.removeProductsFromCategory(child.id, { product_ids: [{ id: world.productId }] });
  await admin.deleteProductCategory(child.id);
  await admin.deleteProductCategory(parent.id);
}
