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
import type { CallOptions } from '#app/query/own-calls.ts';
import type { Step } from '#shared/steps.ts';
import { productRemovalSteps } from '../product/removal.ts';
import type { ItemsByVariant } from '../product/removal.ts';
import { tagsAfter } from './change.ts';
import type { BulkChange, EarlierProduct } from './change.ts';
import { parts } from './earlier.ts';

/** Products that one call moves where the server takes many. */
export const WRITE_AT_ONCE = 100;

/** One call of a bulk change, and whom it concerns. */
export interface BulkStep extends Step {
  products: readonly EarlierProduct[];
}

const idsOf = (products: readonly EarlierProduct[]): string[] => products.map(({ id }) => id);
const references = (products: readonly EarlierProduct[]): { id: string }[] =>
  products.map(({ id }) => ({ id }));

/** One call for each product. */
const each = (
  products: readonly EarlierProduct[],
  write: (product: EarlierProduct, call: CallOptions) => Promise<unknown>,
): BulkStep[] =>
  products.map((product) => ({
    id: product.id,
    label: product.title,
    stage: 1,
    products: [product],
    run: (call) => write(product, call),
  }));

/** One call for up to a hundred products; the label names the first and counts the rest. */
const together = (
  name: string,
  products: readonly EarlierProduct[],
  labelOf: (products: readonly EarlierProduct[]) => string,
  write: (products: readonly EarlierProduct[], call: CallOptions) => Promise<unknown>,
): BulkStep[] =>
  parts(products, WRITE_AT_ONCE).map((part) => ({
    id: `${name} ${part[0]?.id ?? ''}`,
    label: labelOf(part),
    stage: 1,
    products: part,
    run: (call) => write(part, call),
  }));

export type LabelOf = (products: readonly EarlierProduct[]) => string;

/** Products by the collection in which they were. */
function byCollection(products: readonly EarlierProduct[]): [string | null, EarlierProduct[]][] {
  const groups = new Map<string | null, EarlierProduct[]>();
  for (const product of products) {
    groups.set(product.collection_id, [...(groups.get(product.collection_id) ?? []), product]);
  }
  return [...groups];
}

const intoCollection = (id: string, products: readonly EarlierProduct[], labelOf: LabelOf) =>
  together(`into ${id}`, products, labelOf, (part, call) =>
    addProductsToCollection(id, { product_ids: idsOf(part) }, call),
  );
const outOfCollection = (id: string, products: readonly EarlierProduct[], labelOf: LabelOf) =>
  together(`out of ${id}`, products, labelOf, (part, call) =>
    removeProductsFromCollection(id, { product_ids: idsOf(part) }, call),
  );

/** Adds products to a sales channel or a category, or takes them out. */
function membership(
  { kind, id }: { kind: 'channel' | 'category'; id: string },
  mode: 'add' | 'remove',
  products: readonly EarlierProduct[],
  labelOf: LabelOf,
): BulkStep[] {
  const write = {
    channel: { add: addProductsToSalesChannel, remove: removeProductsFromSalesChannel },
    category: {
      add: (to: string, body: { product_ids: { id: string }[] }, call: CallOptions) =>
        addProductsToCategory(to, body, undefined, call),
      remove: (from: string, body: { product_ids: { id: string }[] }, call: CallOptions) =>
        removeProductsFromCategory(from, body, undefined, call),
    },
  }[kind][mode];
  return together(`${mode} ${id}`, products, labelOf, (part, call) =>
    write(id, { product_ids: references(part) }, call),
  );
}

/**
 * The calls that carry a change out: as few as the server allows.
 *
 * @param products those that the change concerns
 * @param items    of deleted variants, kept from one try to the next
 */
export function changeSteps(
  change: BulkChange,
  products: readonly EarlierProduct[],
  labelOf: LabelOf,
  items: ItemsByVariant,
): BulkStep[] {
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
      return each(products, ({ id, tags }, call) =>
        updateProduct(id, { tags: tagsAfter(tags, change).map((value) => ({ value })) }, call),
      );
    case 'channel':
    case 'category':
      return membership(change, change.mode, products, labelOf);
    case 'delete':
      return each(products, (product, call) => removeWhole(product, items, call));
    default:
      return change satisfies never;
  }
}

/** Deletes a product with the inventory items that the server would leave behind; what is gone already passes. */
async function removeWhole(
  product: EarlierProduct,
  items: ItemsByVariant,
  call: CallOptions,
): Promise<void> {
  const steps = productRemovalSteps(product, items, { read: '', product: '', items: '' });
  for (const step of steps) await step.run(call);
}

/**
 * The calls that write the earlier values back, for those products whose change was carried out.
 * A deletion can't be undone.
 *
 * @param isOurs asked right before a product is written: whether it still has what the change gave it
 */
export function undoSteps(
  change: BulkChange,
  products: readonly EarlierProduct[],
  labelOf: LabelOf,
  isOurs: (product: EarlierProduct) => boolean,
): BulkStep[] {
  return allUndoSteps(change, products, labelOf).map((step) => ({
    ...step,
    run: async (call) => {
      const left = step.products.filter(isOurs);
      // The same calls for those that are left of it.
      for (const one of allUndoSteps(change, left, labelOf)) await one.run(call);
    },
  }));
}

function allUndoSteps(
  change: BulkChange,
  products: readonly EarlierProduct[],
  labelOf: LabelOf,
): BulkStep[] {
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
      return each(products, ({ id, tags }, call) =>
        updateProduct(id, { tags: tags.map((value) => ({ value })) }, call),
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
