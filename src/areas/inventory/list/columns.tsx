import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { variantOf } from '../item/query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
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
        id: 'sku',
        header: common('fields.sku'),
        sortBy: 'sku',
        value: stockItemName,
        picture: (item) => {
          const thumbnail = item.thumbnail ?? variantOf(item)?.product?.thumbnail;
          return <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} />;
        },
      }),
      make.text({
        id: 'product',
        header: t('columns.product'),
        maxWidth: 260,
        value: (item) => variantOf(item)?.product?.title ?? null,
      }),
      make.text({
        id: 'variant',
        header: t('page.variant'),
        priority: 3,
        value: (item) => variantOf(item)?.title ?? null,
      }),
      ...(['stocked', 'reserved', 'available', 'incoming'] as const).map((kind) =>
        make.count({
          id: kind,
          header: t(`columns.${kind}`),
          width: 96,
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
      make.ago({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        optional: true,
      }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        optional: true,
      }),
    ],
    [t, common, make, locations, chosen],
  );
}
