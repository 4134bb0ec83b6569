import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { priceBodies, pricesOf } from '../fields/prices.ts';
import type { PriceBody } from '../fields/prices.ts';
import type { Step } from '#shared/save/steps.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { ensureItem } from '../product/inventory.ts';
import { SINGLE_CALLS, changeTogether } from '../product/variants-together.ts';
import { isBroken, locationOf, valuesOf } from '#shared/price-grid/columns.ts';
import type { GridVariant, Stock } from './query.ts';

type CountedVariant = Pick<GridVariant, 'id' | 'sku' | 'manage_inventory' | 'inventory_items'>;

/** Undefined if stock isn't counted. */
export const itemOf = (variant: CountedVariant): string | undefined =>
  variant.manage_inventory ? variant.inventory_items?.[0]?.inventory_item_id : undefined;

/** Undefined if the variant can't have a value. */
export function givenValue(
  variant: GridVariant,
  column: string,
  stock: Stock,
): CellValue | undefined {
  const location = locationOf(column);
  if (location === undefined) return pricesOf(variant.prices)[column] ?? null;
  const item = itemOf(variant);
  // Counted variants get their inventory item with the first units.
  if (item === undefined) return variant.manage_inventory ? null : undefined;
  const levels = stock.get(item);
  return levels === undefined ? undefined : (levels.get(location)?.stocked ?? null);
}

function changedPrices(
  variant: GridVariant,
  changed: ReadonlyMap<string, CellValue>,
): PriceBody[] | undefined {
  const prices = valuesOf(changed).filter(([column]) => locationOf(column) === undefined);
  if (prices.length === 0) return undefined;
  return priceBodies(
    { ...pricesOf(variant.prices), ...Object.fromEntries(prices) },
    variant.prices,
  );
}

/**
 * Saves a variant's changed levels, one request each; idempotent.
 *
 * @throws ApiError
 */
export async function saveStock(
  variant: CountedVariant,
  changed: ReadonlyMap<string, CellValue>,
  stock: Stock,
  call: CallOptions,
): Promise<void> {
  const hasUnits = valuesOf(changed).some(
    ([column, units]) => locationOf(column) !== undefined && units !== null,
  );
  const item =
    itemOf(variant) ??
    (hasUnits && variant.manage_inventory
      ? await ensureItem(variant.id, variant.sku ?? '', call)
      : undefined);
  if (item === undefined) return;
  for (const [column, stocked] of valuesOf(changed)) {
    const location = locationOf(column);
    if (location === undefined) continue;
    const isKept = stock.get(item)?.has(location) === true;
    // Emptied cells set the level to 0 instead of deleting it.
    if (isKept) await applyLevel(item, { kind: 'update', location, stocked: stocked ?? 0 }, call);
    else if (stocked !== null) await applyLevel(item, { kind: 'create', location, stocked }, call);
  }
}

/**
 * Idempotent. Many prices share a few requests; if one is rejected, each variant is sent alone, so that only failing
 * ones fail.
 *
 * @param variants all current variants of the product, in order
 */
export function saveSteps(
  productId: string,
  variants: readonly GridVariant[],
  edits: Edits,
  stock: Stock,
): Step[] {
  const rows = variants.flatMap((variant) => {
    const changed = edits.get(variant.id);
    return !changed || isBroken(changed) ? [] : [{ variant, changed }];
  });
  const prices = new Map(
    rows.flatMap(({ variant, changed }) => {
      const bodies = changedPrices(variant, changed);
      return bodies ? [[variant.id, { prices: bodies }] as const] : [];
    }),
  );
  let sent: ReturnType<typeof changeTogether> | undefined;
  const isSaved = async (id: string, call: CallOptions): Promise<boolean> => {
    if (prices.size <= SINGLE_CALLS) return false;
    const known = variants.map(({ id }) => id);
    sent ??= changeTogether(productId, known, prices, call);
    return sent(id);
  };
  return rows.map(({ variant, changed }) => ({
    id: variant.id,
    label: variant.title,
    stage: 1,
    run: async (call) => {
      const own = prices.get(variant.id);
      if (own && !(await isSaved(variant.id, call))) {
        await updateProductVariant(productId, variant.id, own, call);
      }
      await saveStock(variant, changed, stock, call);
    },
  }));
}
