import {
  addProductsToCategory,
  removeProductsFromCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import {
  addProductsToCollection,
  removeProductsFromCollection,
} from '#generated/admin/collections/collections.ts';
import { updateProduct } from '#generated/admin/products/products.ts';
import {
  addProductsToSalesChannel,
  removeProductsFromSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { BulkStep, LabelOf } from '#shared/bulk/bulk.ts';
import { callForEach, callForMany } from '#shared/bulk/steps.ts';
import { productRemovalSteps } from '../product/removal.ts';
import type { ItemsByVariant } from '../product/removal.ts';
import { tagsAfter, tagsBefore } from './change.ts';
import { readEarlier } from './earlier.ts';
import type { ProductChange, EarlierProduct } from './change.ts';

type ProductStep = BulkStep<EarlierProduct>;
type LabelOfProducts = LabelOf<EarlierProduct>;

const idsOf = (products: readonly EarlierProduct[]): string[] => products.map(({ id }) => id);
const references = (products: readonly EarlierProduct[]): { id: string }[] =>
  products.map(({ id }) => ({ id }));

const each = (
  products: readonly EarlierProduct[],
  write: (product: EarlierProduct, call: CallOptions) => Promise<unknown>,
): ProductStep[] => callForEach(products, ({ title }) => title, write);

/**
 * The list is sent whole: tags that others added since must stay.
 *
 * @param next gives the tags from the current ones, undefined if the product is gone, and the earlier ones
 */
const eachTagged = (
  products: readonly EarlierProduct[],
  next: (now: string[] | undefined, earlier: string[]) => string[],
): ProductStep[] =>
  each(products, async ({ id, tags }, call) => {
    const [now] = await readEarlier('tags', [id], call);
    await updateProduct(id, { tags: next(now?.tags, tags).map((value) => ({ value })) }, call);
  });

function byCollection(products: readonly EarlierProduct[]): [string | null, EarlierProduct[]][] {
  const groups = new Map<string | null, EarlierProduct[]>();
  for (const product of products) {
    groups.set(product.collection_id, [...(groups.get(product.collection_id) ?? []), product]);
  }
  return [...groups];
}

const intoCollection = (
  id: string,
  products: readonly EarlierProduct[],
  labelOf: LabelOfProducts,
) =>
  callForMany(`into ${id}`, products, labelOf, (part, call) =>
    addProductsToCollection(id, { product_ids: idsOf(part) }, call),
  );
const outOfCollection = (
  id: string,
  products: readonly EarlierProduct[],
  labelOf: LabelOfProducts,
) =>
  callForMany(`out of ${id}`, products, labelOf, (part, call) =>
    removeProductsFromCollection(id, { product_ids: idsOf(part) }, call),
  );

function membership(
  { kind, id }: { kind: 'channel' | 'category'; id: string },
  mode: 'add' | 'remove',
  products: readonly EarlierProduct[],
  labelOf: LabelOfProducts,
): ProductStep[] {
  const write = {
    channel: { add: addProductsToSalesChannel, remove: removeProductsFromSalesChannel },
    category: {
      add: (to: string, body: { product_ids: { id: string }[] }, call: CallOptions) =>
        addProductsToCategory(to, body, undefined, call),
      remove: (from: string, body: { product_ids: { id: string }[] }, call: CallOptions) =>
        removeProductsFromCategory(from, body, undefined, call),
    },
  }[kind][mode];
  return callForMany(`${mode} ${id}`, products, labelOf, (part, call) =>
    write(id, { product_ids: references(part) }, call),
  );
}

/** Plans a change in as few calls as the server allows. */
export function changeSteps(
  change: ProductChange,
  products: readonly EarlierProduct[],
  labelOf: LabelOfProducts,
): ProductStep[] {
  switch (change.kind) {
    case 'status':
      return each(products, ({ id }, call) => updateProduct(id, { status: change.status }, call));
    case 'collection': {
      const { id } = change;
      if (id !== null) return intoCollection(id, products, labelOf);
      return byCollection(products).flatMap(([from, group]) =>
        from === null ? [] : outOfCollection(from, group, labelOf),
      );
    }
    case 'type': {
      const value = change.value.trim();
      return each(products, ({ id }, call) =>
        updateProduct(id, { type: value ? { value } : null }, call),
      );
    }
    case 'tags':
      return eachTagged(products, (now, earlier) => tagsAfter(now ?? earlier, change));
    case 'channel':
    case 'category':
      return membership(change, change.mode, products, labelOf);
    case 'delete': {
      // Shared by retries.
      const items: ItemsByVariant = new Map();
      return each(products, (product, call) => removeWhole(product, items, call));
    }
    default:
      return change satisfies never;
  }
}

/** Also deletes the inventory items, which the server would leave behind; ignores those already gone. */
async function removeWhole(
  product: EarlierProduct,
  items: ItemsByVariant,
  call: CallOptions,
): Promise<void> {
  const steps = productRemovalSteps(product, items, { read: '', product: '', items: '' });
  for (const step of steps) await step.run(call);
}

/** Plans the calls that restore the earlier values; deletions can't be undone. */
export function undoSteps(
  change: ProductChange,
  products: readonly EarlierProduct[],
  labelOf: LabelOfProducts,
): ProductStep[] {
  switch (change.kind) {
    case 'status':
      return each(products, ({ id, status }, call) => updateProduct(id, { status }, call));
    case 'collection': {
      const now = change.id;
      return byCollection(products).flatMap(([earlier, group]) => {
        if (earlier !== null) return intoCollection(earlier, group, labelOf);
        return now === null ? [] : outOfCollection(now, group, labelOf);
      });
    }
    case 'type':
      return each(products, ({ id, type }, call) =>
        updateProduct(id, { type: type ? { value: type.value } : null }, call),
      );
    case 'tags':
      return eachTagged(products, (now, earlier) =>
        tagsBefore(earlier, now ?? tagsAfter(earlier, change), change),
      );
    case 'channel':
    case 'category':
      return membership(change, change.mode === 'add' ? 'remove' : 'add', products, labelOf);
    case 'delete':
      return [];
    default:
      return change satisfies never;
  }
}
