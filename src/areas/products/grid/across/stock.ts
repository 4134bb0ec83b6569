import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { stockColumn } from '#shared/price-grid/columns.ts';
import { itemOf } from '../save.ts';
import { readInChunks } from '#shared/sheet/rows.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';

/** Has no cells if the variant's stock isn't counted. */
export interface StockedRow extends SheetRow {
  variant: Pick<ProductVariantListItem, 'id' | 'sku' | 'manage_inventory' | 'inventory_items'>;
  /** Units by location id. */
  levels: ReadonlyMap<string, number>;
}

type Levels = ReadonlyMap<string, number>;

/** Units by location, by inventory item. */
async function readLevels(id: string[], call: CallOptions): Promise<ReadonlyMap<string, Levels>> {
  if (id.length === 0) return new Map();
  const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
  return new Map(
    items.flatMap((item) =>
      item.id === undefined
        ? []
        : [
            [
              item.id,
              new Map(
                listOf(item.location_levels).map((level): [string, number] => [
                  level.location_id,
                  level.stocked_quantity,
                ]),
              ),
            ] as const,
          ],
    ),
  );
}

const cellsOf = (levels: Levels): ReadonlyMap<string, number | null> =>
  new Map([...levels].map(([location, units]) => [stockColumn(location), units]));

const NOWHERE: Levels = new Map();

export const readStocked = readInChunks<StockedRow>(async (id, products, call) => {
  const { variants } = await listVariants(
    {
      id,
      limit: id.length,
      fields: joinNames<FieldOf<typeof listVariants>>(
        'id',
        'title',
        'sku',
        'product_id',
        'manage_inventory',
      ),
      expand: 'inventory_items' satisfies ExpandOf<typeof listVariants>,
    },
    call,
  );
  const levels = await readLevels(
    variants.flatMap((variant) => itemOf(variant) ?? []),
    call,
  );
  return variants.map((variant) => {
    const { id: own, title, sku, product_id: productId, manage_inventory: isCounted } = variant;
    const item = itemOf(variant);
    // Counted variants get their inventory item with the first units.
    const stored = item === undefined ? (isCounted ? NOWHERE : undefined) : levels.get(item);
    return {
      id: own,
      title: plainText(title),
      sku: sku ?? null,
      productId,
      product: products.get(productId) ?? '',
      variant,
      levels: stored ?? NOWHERE,
      cells: stored && cellsOf(stored),
    };
  });
});
