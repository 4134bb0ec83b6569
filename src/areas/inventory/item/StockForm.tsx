import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { LevelsTable } from '#shared/inventory/LevelsTable.tsx';
import { stockRecord } from '#shared/inventory/levels.ts';
import { useStockLocations } from '#shared/sources/lists.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { itemRecord } from './query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from './query.ts';

interface StockFormProps {
  /** Inventory item id. */
  id: string;
  onClose: () => void;
}

/** Edits stocked and incoming units per location. */
export function StockForm({ id, onClose }: StockFormProps): ReactNode {
  const item = useQuery(itemRecord.options(id));
  const locations = useStockLocations();
  return (
    <SectionQuery query={item} skeleton={<FormSkeleton fields={3} />}>
      {(read) => (
        <SectionQuery query={locations} skeleton={<FormSkeleton fields={3} />}>
          {(places) => <Stock item={read} locations={places} onClose={onClose} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface StockProps {
  item: Item;
  locations: StockLocation[];
  onClose: () => void;
}

function Stock({ item, locations, onClose }: StockProps): ReactNode {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();
  const name = stockItemName(item);
  return (
    <LevelsTable
      label={t('stock.of', { item: name })}
      item={{
        title: name,
        read: async (call) => stockRecord(await itemRecord.readNow(queryClient, item.id, call)),
        make: () => Promise.resolve(item.id),
      }}
      record={stockRecord(item)}
      locations={locations}
      onClose={onClose}
    />
  );
}
