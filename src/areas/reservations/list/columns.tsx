import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { itemColumn } from '#shared/inventory/item-column.tsx';
import { stockItemName } from '#shared/inventory/name.ts';
import type { ListedReservation } from './query.ts';

/** @param gone fallback for a deleted item */
export const reservedItem = ({ inventory_item: item }: ListedReservation, gone: string): string =>
  item ? stockItemName(item) : gone;

export function useReservationColumns(
  locations: readonly StockLocation[],
): Column<ListedReservation>[] {
  const { t } = useTranslation('reservations');
  const { t: common } = useTranslation('common');
  const make = useColumns<ListedReservation>();
  return useMemo(
    () => [
      make.name({
        id: 'item',
        header: t('columns.item'),
        ...itemColumn(({ inventory_item: item }: ListedReservation) => item, t('itemGone')),
      }),
      make.text({
        id: 'order',
        header: t('columns.order'),
        value: ({ line_item: item }) => (item?.order ? `#${item.order.display_id}` : null),
      }),
      make.text({
        id: 'location',
        header: t('columns.location'),
        width: 160,
        maxWidth: 220,
        value: ({ location_id: id }) => locations.find((one) => one.id === id)?.name,
      }),
      make.count({
        id: 'quantity',
        header: common('fields.quantity'),
        sortBy: 'quantity',
        width: 90,
        kind: 'figure',
        value: ({ quantity }) => quantity,
      }),
      make.text({
        id: 'description',
        header: common('fields.description'),
        maxWidth: 320,
        priority: 3,
        value: ({ description }) => description,
      }),
      make.ago({ id: 'created', header: t('columns.created'), field: 'created_at', priority: 3 }),
    ],
    [t, common, make, locations],
  );
}
