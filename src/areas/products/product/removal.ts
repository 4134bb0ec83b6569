import {
  deleteProduct,
  deleteProductOption,
  deleteProductVariant,
  updateProductVariant,
} from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Step } from '#shared/steps.ts';
import { removeItem } from '#shared/inventory/items.ts';
import { orphanedItems, readItem } from './inventory.ts';
import type { Product } from './query.ts';
import { optionValue } from './variant.ts';
import type { Variant } from './variant.ts';

/** What becomes of the variants when an option is removed. */
export interface OptionRemoval {
  /** They would be the same as another one. */
  deleted: Variant[];
  /** They stay and take over the common value first, because the server removes an option only then. */
  changed: Variant[];
  /** The value that all remaining variants have before the option goes. */
  value: string;
}

/** The values of an option that variants have, in the variants' order. */
export const optionValues = (variants: readonly Variant[], optionId: string): string[] => [
  ...new Set(variants.map((variant) => optionValue(variant, optionId))),
];

/**
 * Plans the removal of an option. Of the variants that only this option tells apart one stays: the one with the kept
 * value, or the first.
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

/** The inventory items of variants, kept across retries: once a variant is gone they can't be asked for any more. */
export type ItemsByVariant = Map<string, string[]>;

/** Remembers a variant's inventory items that nothing needs once the variants are gone. */
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

/** Lets a deletion of what is gone already pass. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/** The steps that delete variants, with the inventory items that the server would leave behind. */
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

/** The steps that remove an option: variants that would be twins first, then the common value, then the option. */
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

/** What must be known of a product to delete it with all that belongs to it. */
interface RemovableProduct {
  id: string;
  variants: readonly Pick<Variant, 'id' | 'title' | 'manage_inventory'>[];
}

/** The steps that delete a product, with the inventory items that the server would leave behind. */
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
