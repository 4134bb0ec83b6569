import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { NamedItem } from '#shared/inventory/name.ts';
import type { ListedReservation } from './query.ts';

/**
 * Adds products and variants of the items, which the list can't include, with one more call for the page. Waits for it at
 * first: names that come late make rows taller.
 */
export function useNamedRows(
  rows: readonly ListedReservation[] | undefined,
): readonly ListedReservation[] | undefined {
  const id = useMemo(
    () => [...new Set(readEach(rows, ({ inventory_item_id: item }) => item))],
    [rows],
  );
  const { data, isLoading } = useListInventoryItems(
    { id, limit: id.length },
    { query: { enabled: id.length > 0, placeholderData: keepPreviousData } },
  );
  return useMemo(() => {
    if (!rows || !data) return isLoading ? undefined : rows;
    const items = new Map<string, NamedItem>(
      listOf(data.inventory_items).map((item) => [item.id, item]),
    );
    return rows.map((row) => {
      const item = items.get(row?.inventory_item_id);
      return row?.inventory_item && item
        ? { ...row, inventory_item: { ...row.inventory_item, variants: item.variants } }
        : row;
    });
  }, [rows, data, isLoading]);
}
