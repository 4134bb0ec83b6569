import type { CreateProductVariantBody } from '#generated/admin/admin.schemas.ts';
import { createProductVariant, updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import type { Step } from '#shared/save/steps.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { readItem } from './inventory.ts';
import type { Product } from './query.ts';
import { newVariantBody, newVariantValues, optionValue, twinOf } from './variant.ts';
import type { Variant } from './variant.ts';
import { SINGLE_CALLS, changeTogether } from './variants-together.ts';

type Options = Product['options'];

const titleOf = (options: Options, valueOf: (id: string) => string): string =>
  options.map(({ id }) => valueOf(id)).join(' / ');

/**
 * Returns the changes per variant for renamed option values; derived titles follow.
 *
 * @param names new names by old name
 */
export function renamedValues(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  optionId: string,
  names: ReadonlyMap<string, string>,
): Map<string, { options: { option_id: string; value: string }[]; title?: string }> {
  return new Map(
    variants.flatMap((variant) => {
      const value = names.get(optionValue(variant, optionId));
      if (value === undefined) return [];
      const change = { options: [{ option_id: optionId, value }] };
      const isNamedSo = variant.title === titleOf(options, (id) => optionValue(variant, id));
      const title = titleOf(options, (id) => (id === optionId ? value : optionValue(variant, id)));
      return [[variant.id, isNamedSo ? { ...change, title } : change] as const];
    }),
  );
}

export function renameSteps(
  product: Product,
  optionId: string,
  names: ReadonlyMap<string, string>,
  label: (variant: Variant, value: string) => string,
): Step[] {
  const changes = renamedValues(product, optionId, names);
  let sent: ReturnType<typeof changeTogether> | undefined;
  // Run in which a response got lost. The variant list may be stale then, so later runs send variants one by one.
  let lostIn: CallOptions | undefined;
  return product.variants.flatMap((variant): Step[] => {
    const change = changes.get(variant.id);
    if (!change) return [];
    return [
      {
        id: variant.id,
        label: label(variant, change.options[0]?.value ?? ''),
        stage: 1,
        run: async (call) => {
          if (changes.size > SINGLE_CALLS && (lostIn === undefined || lostIn === call)) {
            const known = product.variants.map(({ id }) => id);
            sent ??= changeTogether(product.id, known, changes, call);
            try {
              if (await sent(variant.id)) return;
            } catch (error) {
              lostIn = call;
              throw error;
            }
          }
          await updateProductVariant(product.id, variant.id, change, call);
        },
      },
    ];
  });
}

export interface Combination {
  key: string;
  title: string;
  pattern: Variant;
  values: Record<string, string>;
}

/**
 * Combines a new value with the existing values of other options.
 *
 * @param like value whose variants serve as patterns; without one, the first of the group does
 */
export function newCombinations(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  optionId: string,
  value: string,
  like: string,
): Combination[] {
  const others = options.filter(({ id }) => id !== optionId);
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) {
    const key = JSON.stringify(others.map(({ id }) => optionValue(variant, id)));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups].flatMap(([key, group]): Combination[] => {
    const pattern = group.find((one) => optionValue(one, optionId) === like) ?? group[0];
    if (!pattern) return [];
    const values = Object.fromEntries(
      options.map(({ id }) => [id, id === optionId ? value : optionValue(pattern, id)]),
    );
    return [{ key, title: titleOf(options, (id) => values[id] ?? ''), pattern, values }];
  });
}

/** Copies the pattern except for its codes, which are unique. */
export const combinationBody = (
  options: Options,
  { pattern, title, values }: Combination,
): CreateProductVariantBody =>
  newVariantBody({ ...newVariantValues(options, pattern), title, options: values });

async function copyStock(from: string, to: string, call: CallOptions): Promise<void> {
  const [pattern, item] = await Promise.all([readItem(from, call), readItem(to, call)]);
  if (item?.id === undefined) return;
  for (const level of pattern?.location_levels ?? []) {
    const { location_id: location, stocked_quantity: stocked } = level;
    await applyLevel(item.id, { kind: 'create', location, stocked }, call);
  }
}

/**
 * Returns sequential steps that create variants: the server ranks them by arrival. If a response is lost, looks for the
 * variant before failing, so that retries don't create it twice.
 *
 * @param plan.read reads the current product
 */
export function combinationSteps(
  product: Product,
  combinations: readonly Combination[],
  plan: {
    read: (call: CallOptions) => Promise<Product>;
    withStock: boolean;
    label: (combination: Combination) => string;
  },
): Step[] {
  const stored = async ({ values }: Combination, call: CallOptions): Promise<Variant | undefined> =>
    twinOf({ options: values }, (await plan.read(call)).variants, undefined);
  const made = new Map<string, string>();
  const make = async (combination: Combination, call: CallOptions): Promise<void> => {
    try {
      await createProductVariant(product.id, combinationBody(product.options, combination), call);
    } catch (error) {
      if (!isApiError(error) || error.outcome !== 'unknown') throw error;
      const at = Date.now();
      const { found } = await lookUntilSettled({
        ...sinceLoss(at, call.signal),
        look: () => stored(combination, call),
        isFound: (variant) => variant !== undefined,
      });
      if (!found) throw error;
    }
  };
  return combinations.map((combination, place) => ({
    id: combination.key,
    label: plan.label(combination),
    stage: place + 1,
    run: async (call) => {
      const { key, pattern } = combination;
      if (!made.has(key)) {
        const before = await stored(combination, call);
        if (!before) await make(combination, call);
        const variant = before ?? (plan.withStock ? await stored(combination, call) : undefined);
        made.set(key, variant?.id ?? '');
      }
      const id = made.get(key);
      if (plan.withStock && id && pattern.manage_inventory) await copyStock(pattern.id, id, call);
    },
  }));
}
