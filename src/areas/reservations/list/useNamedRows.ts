import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import type { InventoryItem } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import type { NamedItem } from '#shared/inventory/name.ts';
import type { ListedReservation } from './query.ts';

const isNameless = (item: InventoryItem | null | undefined): boolean =>
  item !== null && item !== undefined && !item.sku?.trim() && !item.title?.trim();

/** Loads the variants of unnamed items in one extra request, only if there are any; the list can't include them. */
export function useNamedRows(
  rows: readonly ListedReservation[] | undefined,
): readonly ListedReservation[] | undefined {
  const nameless = useMemo(
    () => [
      ...new Set(
        listOf(rows).flatMap((row) =>
          isNameless(row?.inventory_item) ? [row.inventory_item_id] : [],
        ),
      ),
    ],
    [rows],
  );
  const { data } = useListInventoryItems(
    { id: nameless, limit: nameless.length },
    { query: { enabled: nameless.length > 0, placeholderData: keepPreviousData } },
  );
  return useMemo(() => {
    if (!rows || !data) return rows;
    const items = new Map<string, NamedItem>(
      listOf(data.inventory_items).map((item) => [item.id, item]),
    );
    return rows.map((row) => {
      const item = items.get(row?.inventory_item_id);
      return row?.inventory_item && item
        ? { ...row, inventory_item: { ...row.inventory_item, variants: item.variants } }
        : row;
    });
  }, [rows, data]);
}
