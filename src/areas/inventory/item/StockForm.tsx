import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { LevelsForm } from '#shared/inventory/LevelsForm.tsx';
import { LevelsTable } from '#shared/inventory/LevelsTable.tsx';
import { stockRecord } from '#shared/inventory/levels.ts';
import { useLevels } from '#shared/inventory/useLevels.ts';
import type { LevelsProps } from '#shared/inventory/useLevels.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { itemRecord } from './query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from './query.ts';

interface StockFormProps {
  /** Inventory item id. */
  id: string;
  only?: string;
  onClose: () => void;
}

/** Edits stocked and incoming units per location. */
export function StockForm({ id, only, onClose }: StockFormProps): ReactNode {
  const item = useQuery(itemRecord.options(id));
  const locations = useStockLocations();
  return (
    <SectionQuery query={item} skeleton={<FormSkeleton fields={3} />}>
      {(read) => (
        <SectionQuery query={locations} skeleton={<FormSkeleton fields={3} />}>
          {(places) => <Stock item={read} locations={places} only={only} onClose={onClose} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface StockProps {
  item: Item;
  locations: StockLocation[];
  only: string | undefined;
  onClose: () => void;
}

function Stock({ item, locations, only, onClose }: StockProps): ReactNode {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();
  const name = stockItemName(item);
  const levels: LevelsProps = {
    item: {
      title: name,
      read: async (call) => stockRecord(await itemRecord.readNow(queryClient, item.id, call)),
      make: () => Promise.resolve(item.id),
    },
    // A new one says that the page has been updated.
    record: useMemo(() => stockRecord(item), [item]),
    locations,
    only,
    onClose,
  };
  return only === undefined ? (
    <LevelsTable label={t('stock.of', { item: name })} {...levels} />
  ) : (
    <Figure {...levels} location={only} />
  );
}

function Figure({ location, ...props }: LevelsProps & { location: string }): ReactNode {
  const { t } = useTranslation('stock');
  const levels = useLevels(props);
  return (
    <LevelsForm levels={levels}>
      <QuantityInput
        isTypedOver
        label={t('stockedAt', { location: levels.nameOf(location) })}
        {...levels.stockedField(location)}
      />
    </LevelsForm>
  );
}
