import { IconBarcode, IconBuildingWarehouse } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useListState } from '#ui/list/useListState.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { useListResult } from '#shared/list/useListResult.tsx';
import { useLocalPage } from '#shared/list/local-list.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { itemRecord } from '../item/query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from '../item/query.ts';
import { useInventoryColumns } from './columns.tsx';
import { useInventoryFilters } from './filters.ts';
import {
  DEFAULT_ORDER,
  FILTERS,
  foundItems,
  isOwnFilter,
  itemCountOf,
  itemsQuery,
} from './query.ts';
import type { FoundItems } from './query.ts';
import { startingViews } from './views.ts';

const CreateItem = lazyNamed(() => import('../create/CreateItem.tsx'), 'CreateItem');
const StockForm = lazyNamed(() => import('../item/StockForm.tsx'), 'StockForm');
const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');

const FORMS = ['new', 'stock'] as const;
const itemsIn = ({ items }: FoundItems): readonly Item[] => items;
const NOWHERE: readonly never[] = [];

/** Filters unknown to the server apply to all items in the browser. */
export function InventoryListPage(): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const state = useListState(FILTERS);
  const query = useQuery({ ...itemsQuery(state), placeholderData: keepPreviousData });
  const result = useListResult(query, itemsIn);
  const locations = useStockLocations().data ?? NOWHERE;
  const chosen = state.filters['location_id'] ?? NOWHERE;
  const columns = useInventoryColumns(locations, chosen);
  const starting = useMemo(() => startingViews(t, format.number), [t, format]);
  const form = useOpenForm(FORMS);
  const isOwn = isOwnFilter(state);
  const { filters } = state;
  const found = useMemo(
    () => (isOwn && result.rows ? foundItems(result.rows, { filters }) : undefined),
    [isOwn, result.rows, filters],
  );
  const ownPage = useLocalPage(result, found, state);
  const { open } = form;
  const renderMenu = useCallback(
    (item: Item) => <RowMenu item={item} onStock={() => open('stock', item.id)} />,
    [open],
  );
  return (
    <ListPage
      id="inventory"
      list={{
        filters: FILTERS,
        state,
        result: found ? ownPage : result,
        defaultOrder: DEFAULT_ORDER,
      }}
      columns={columns}
      startingViews={starting}
      countOf={itemCountOf}
      filters={useInventoryFilters(locations)}
      rowName={stockItemName}
      rowPath={(id, from) => paths.inventoryItem(id, from)}
      record={itemRecord}
      icon={IconBuildingWarehouse}
      namespace="inventory"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      further={[{ label: t('stocktake.open'), icon: IconBarcode, to: paths.stocktake() }]}
      renderMenu={renderMenu}
      renderBulkActions={(ids) => <BulkActions ids={ids} />}
      readAllIds={async () => (await import('../bulk/read-ids.ts')).readIds(state)}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <CreateItem onClose={form.close} /> },
          stock: form.subject
            ? {
                title: t('stock.title'),
                size: 'wide',
                content: <StockForm id={form.subject} onClose={form.close} />,
              }
            : undefined,
        }}
      />
    </ListPage>
  );
}
