import { updateProductVariant } from '../../../../generated/admin/products/products.ts';
import { isInvalid } from '../../../ui/grid/cells.ts';
import type { CellValue } from '../../../ui/grid/cells.ts';
import type { Edits } from '../../../ui/grid/edits.ts';
import { priceBodies, pricesOf } from '../../shared/prices.ts';
import type { Step } from '../../shared/steps.ts';
import { applyLevel } from '../product/inventory.ts';
import { locationOf } from './columns.ts';
import type { GridVariant, Stock } from './query.ts';

/** The variant's inventory item; undefined when its stock is not counted. */
export const itemOf = (variant: GridVariant): string | undefined =>
  variant.manage_inventory ? variant.inventory_items?.[0]?.inventory_item_id : undefined;

/** The given value of a cell; undefined where the variant can hold none. */
export function givenValue(
  variant: GridVariant,
  column: string,
  stock: Stock,
): CellValue | undefined {
  const location = locationOf(column);
  if (location === undefined) return pricesOf(variant.prices)[column] ?? null;
  const item = itemOf(variant);
  if (item === undefined) return undefined;
  const levels = stock.get(item);
  return levels === undefined ? undefined : (levels.get(location)?.stocked ?? null);
}

/** Whether a row holds something that is no value; such a row waits until it is mended. */
export const isBroken = (changed: ReadonlyMap<string, CellValue>): boolean =>
  [...changed.values()].some((value) => isInvalid(value));

/** A call that sets all prices of a variant, and one for each changed level of its stock. */
async function saveVariant(
  productId: string,
  variant: GridVariant,
  changed: ReadonlyMap<string, CellValue>,
  stock: Stock,
): Promise<void> {
  const numbers = [...changed].flatMap(([column, value]) =>
    typeof value === 'number' || value === null ? [[column, value] as const] : [],
  );
  const prices = numbers.filter(([column]) => locationOf(column) === undefined);
  if (prices.length > 0) {
    const all = { ...pricesOf(variant.prices), ...Object.fromEntries(prices) };
    await updateProductVariant(productId, variant.id, {
      prices: priceBodies(all, variant.prices),
    });
  }
  const item = itemOf(variant);
  if (item === undefined) return;
  for (const [column, stocked] of numbers) {
    const location = locationOf(column);
    if (location === undefined) continue;
    const isKept = stock.get(item)?.has(location) === true;
    if (stocked === null) {
      if (isKept) await applyLevel(item, { kind: 'delete', location });
    } else if (isKept) await applyLevel(item, { kind: 'update', location, stocked });
    else await applyLevel(item, { kind: 'create', location, stocked, incoming: 0 });
  }
}

/** A step for each changed variant whose cells are all values; setting them again does no harm. */
export function saveSteps(
  productId: string,
  variants: readonly GridVariant[],
  edits: Edits,
  stock: Stock,
): Step[] {
  return variants.flatMap((variant): Step[] => {
    const changed = edits.get(variant.id);
    if (!changed || isBroken(changed)) return [];
    return [
      {
        id: variant.id,
        label: variant.title,
        stage: 1,
        run: () => saveVariant(productId, variant, changed, stock),
      },
    ];
  });
}
