import { IconReceipt2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useListState } from '#ui/list/useListState.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useKeptRows } from '#shared/list/useKeptRows.ts';
import { useListResult } from '#shared/list/useListResult.tsx';
import { useLocalPage } from '#shared/list/local-list.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { priceListRecord } from '../price-list/query.ts';
import { usePriceListColumns } from './columns.tsx';
import { usePriceListFilters } from './filters.ts';
import { DEFAULT_ORDER, FILTERS, foundPriceLists, priceListCountOf } from './query.ts';
import { startingViews } from './views.ts';
import { allPriceLists } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList, PriceLists } from '#shared/sources/all-price-lists.ts';

const PriceListCreateForm = lazyNamed(
  () => import('../form/PriceListCreateForm.tsx'),
  'PriceListCreateForm',
);
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');
const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const ListTools = lazyNamed(async () => {
  const [tools] = await Promise.all([
    import('./ListTools.tsx'),
    i18next.loadNamespaces('price-tools'),
  ]);
  return tools;
}, 'ListTools');

const FORMS = ['new'] as const;
const renderMenu = (list: ListedPriceList): ReactNode => <RowMenu list={list} />;
const useKept: typeof useKeptRows = __HAS_EXTENSIONS__ ? useKeptRows : (_list, rows) => rows;
const listsIn = ({ lists }: PriceLists): readonly ListedPriceList[] => lists;

export function PriceListListPage(): ReactNode {
  const { t } = useTranslation('price-lists');
  const state = useListState(FILTERS);
  const all = useListResult(useQuery(allPriceLists), listsIn);
  const columns = usePriceListColumns();
  const { t: statuses } = useTranslation('statuses');
  const starting = useMemo(() => startingViews(statuses), [statuses]);
  const form = useOpenForm(FORMS);
  const [now] = useState(() => Date.now());
  const { search, filters, order } = state;
  const kept = useKept('price-lists', all.rows, filters);
  const found = useMemo(
    () => kept && foundPriceLists(kept, { search, filters, order }, now),
    [kept, search, filters, order, now],
  );
  const result = useLocalPage(all, found, state);
  return (
    <ListPage
      id="price-lists"
      list={{
        filters: FILTERS,
        state,
        result,
        defaultOrder: DEFAULT_ORDER,
      }}
      columns={columns}
      startingViews={starting}
      countOf={priceListCountOf}
      filters={usePriceListFilters(all.rows)}
      rowName={({ name }) => name}
      rowPath={paths.priceList}
      record={priceListRecord}
      icon={IconReceipt2}
      namespace="price-lists"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderMenu={renderMenu}
      readAllIds={() => Promise.resolve((found ?? []).map(({ id }) => id))}
      renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      laterActions={<ListTools />}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            content: <PriceListCreateForm onClose={form.close} />,
          },
        }}
      />
    </ListPage>
  );
}
