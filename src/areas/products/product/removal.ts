import {
  deleteProduct,
  deleteProductOption,
  deleteProductVariant,
  updateProductVariant,
} from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Step } from '#shared/save/steps.ts';
import { removeItem } from '#shared/inventory/items.ts';
import { orphanedItems, readItem } from './inventory.ts';
import type { Product } from './query.ts';
import { optionValue } from './variant.ts';
import type { Variant } from './variant.ts';

export interface OptionRemoval {
  /** Variants that would duplicate others. */
  deleted: Variant[];
  /** Variants that first take the common value: the server only removes options with one value. */
  changed: Variant[];
  /** Common value. */
  value: string;
}

/** Returns an option's distinct values, in variant order. */
export const optionValues = (variants: readonly Variant[], optionId: string): string[] => [
  ...new Set(variants.map((variant) => optionValue(variant, optionId))),
];

/**
 * Plans an option's removal. Of variants that differ only in this option, keeps the one with the kept value, else the
 * first.
 */
export function optionRemoval(
  product: Pick<Product, 'options' | 'variants'>,
  optionId: string,
  keptValue: string,
): OptionRemoval {
  const others = product.options.filter(({ id }) => id !== optionId);
  const groups = new Map<string, Variant[]>();
  for (const variant of product.variants) {
    const key = JSON.stringify(others.map(({ id }) => optionValue(variant, id)));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  const kept = [...groups.values()].flatMap(
    (group) => group.find((one) => optionValue(one, optionId) === keptValue) ?? group.slice(0, 1),
  );
  return {
    deleted: product.variants.filter((variant) => !kept.includes(variant)),
    changed: kept.filter((variant) => optionValue(variant, optionId) !== keptValue),
    value: keptValue,
  };
}

/** Inventory item ids by variant, kept across retries: deleted variants can't be queried. */
export type ItemsByVariant = Map<string, string[]>;

async function noteItems(
  items: ItemsByVariant,
  variantId: string,
  going: ReadonlySet<string>,
  call: CallOptions,
): Promise<void> {
  if (items.has(variantId)) return;
  const item = await readItem(variantId, call);
  items.set(variantId, item?.id === undefined ? [] : await orphanedItems([item.id], going, call));
}

/** Ignores 404. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/** Returns steps that delete variants and their inventory items, which the server would leave behind. */
export function variantRemovalSteps(
  productId: string,
  variants: readonly Variant[],
  items: ItemsByVariant,
  label: (variant: Variant) => string,
): Step[] {
  const going = new Set(variants.map(({ id }) => id));
  return variants.map((variant) => ({
    id: variant.id,
    label: label(variant),
    stage: 1,
    run: async (call) => {
      if (variant.manage_inventory) await noteItems(items, variant.id, going, call);
      await unlessGone(deleteProductVariant(productId, variant.id, call));
      for (const id of items.get(variant.id) ?? []) await removeItem(id, call);
    },
  }));
}

export function optionRemovalSteps(
  product: Product,
  optionId: string,
  { deleted, changed, value }: OptionRemoval,
  items: ItemsByVariant,
  labels: {
    remove: (variant: Variant) => string;
    change: (variant: Variant) => string;
    option: string;
  },
): Step[] {
  return [
    ...variantRemovalSteps(product.id, deleted, items, labels.remove),
    ...changed.map((variant) => ({
      id: variant.id,
      label: labels.change(variant),
      stage: 2,
      run: (call: CallOptions) =>
        updateProductVariant(
          product.id,
          variant.id,
          { options: [{ option_id: optionId, value }] },
          call,
        ),
    })),
    {
      id: optionId,
      label: labels.option,
      stage: 3,
      run: (call) => deleteProductOption(product.id, optionId, call),
    },
  ];
}

interface RemovableProduct {
  id: string;
  variants: readonly Pick<Variant, 'id' | 'title' | 'manage_inventory'>[];
}

/** Returns steps that delete a product and its inventory items, which the server would leave behind. */
export function productRemovalSteps(
  product: RemovableProduct,
  items: ItemsByVariant,
  labels: { read: string; product: string; items: string },
): Step[] {
  const counted = product.variants.filter(({ manage_inventory: isCounted }) => isCounted);
  const going = new Set(product.variants.map(({ id }) => id));
  return [
    ...counted.map((variant) => ({
      id: variant.id,
      label: labels.read,
      stage: 1,
      run: (call: CallOptions) => noteItems(items, variant.id, going, call),
    })),
    {
      id: product.id,
      label: labels.product,
      stage: 2,
      run: (call) => unlessGone(deleteProduct(product.id, call)),
    },
    ...counted.map((variant) => ({
      id: `items of ${variant.id}`,
      label: `${labels.items}: ${variant.title}`,
      stage: 3,
      run: async (call: CallOptions) => {
        for (const id of items.get(variant.id) ?? []) await removeItem(id, call);
      },
    })),
  ];
}
