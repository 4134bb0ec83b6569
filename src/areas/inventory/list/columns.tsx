import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { itemColumn } from '#shared/inventory/item-column.tsx';
import type { Item } from '../item/query.ts';
import { unitsOf } from './stock.ts';

/**
 * Columns of the list; each location has an optional one.
 *
 * @param chosen location ids to count; empty: all
 */
export function useInventoryColumns(
  locations: readonly StockLocation[],
  chosen: readonly string[],
): Column<Item>[] {
  const { t } = useTranslation('inventory');
  const { t: common } = useTranslation('common');
  const make = useColumns<Item>();
  return useMemo(
    () => [
      make.name({
        id: 'product',
        header: t('columns.product'),
        ...itemColumn((item: Item) => item, ''),
      }),
      ...(['stocked', 'reserved', 'available', 'incoming'] as const).map((kind) =>
        make.count({
          id: kind,
          header: t(`columns.${kind}`),
          width: 96,
          ...(kind === 'available' ? { kind: 'figure' as const } : {}),
          priority: kind === 'available' ? 1 : kind === 'stocked' ? 2 : 3,
          value: (item) => unitsOf(item, chosen)[kind],
        }),
      ),
      ...locations.map(({ id, name }) =>
        make.count({
          id: `at-${id}`,
          header: t('columns.availableAt', { location: name }),
          optional: true,
          width: 130,
          priority: 3,
          value: (item) => unitsOf(item, [id]).available,
        }),
      ),
      make.text({
        id: 'sku',
        header: common('fields.sku'),
        field: 'sku',
        dir: 'ltr',
        priority: 3,
        optional: true,
      }),
      make.ago({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        priority: 3,
        optional: 'wide',
      }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        priority: 3,
        optional: 'wide',
      }),
    ],
    [t, common, make, locations, chosen],
  );
}
