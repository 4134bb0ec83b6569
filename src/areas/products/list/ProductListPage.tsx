import { Button } from '@mantine/core';
import { IconBoxOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { useListState } from '../../../ui/list/useListState.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { FacetFilter } from '../../../ui/picker/FacetFilter.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SlowNotice } from '../../../ui/states/SlowNotice.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { startProduct } from '../product/query.ts';

import { productColumns } from './columns.tsx';
import { FILTERS, USUAL_ORDER, useProductList } from './query.ts';
import { useFilters } from './useFilters.ts';
import classes from './list.module.css';

/** All products: found, filtered and sorted by the server. */
export function ProductListPage(): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const state = useListState(FILTERS);
  const list = useProductList(state);
  const format = useFormat();
  const queryClient = useQueryClient();
  const filters = useFilters();
  const { text, detail } = useErrorText(list.error);
  const columns = useMemo(() => productColumns(t, format), [t, format]);
  const retry = (): void => void list.refetch();

  const content = (): ReactNode => {
    if (list.isError) {
      return <ErrorState title={t('list.failed')} text={text} detail={detail} onRetry={retry} />;
    }
    if (list.data?.count === 0) {
      return state.isFiltered ? (
        <EmptyState
          icon={<IconBoxOff size={30} stroke={1.4} />}
          title={t('list.noMatch')}
          text={t('list.noMatchText')}
          action={
            <Button variant="default" onClick={state.clear}>
              {common('table.clearAll')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<IconBoxOff size={30} stroke={1.4} />}
          title={t('list.empty')}
          text={t('list.emptyText')}
        />
      );
    }
    return (
      <>
        {list.isPending ? <SlowNotice onRetry={retry} /> : null}
        <DataTable
          label={t('list.title')}
          columns={columns}
          rows={list.data?.products}
          rowId={(product) => product.id}
          rowHref={(product) => `/a/products/${product.id}`}
          onIntent={(product) => startProduct(queryClient, product.id)}
          order={state.order ?? USUAL_ORDER}
          onOrder={state.setOrder}
          skeletonRows={Math.min(state.pageSize, 12)}
          busy={list.isPlaceholderData}
        />
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          count={list.data?.count ?? 0}
          onPage={state.setPage}
          onPageSize={state.setPageSize}
        />
      </>
    );
  };

  return (
    <Page title={t('list.title')}>
      <div className={classes.card}>
        <ListToolbar state={state} searchLabel={t('list.search')}>
          {filters.map(({ name, label, source }) => (
            <FacetFilter
              key={name}
              label={label}
              source={source}
              values={state.filters[name] ?? []}
              onChange={(values) => state.setFilter(name, values)}
            />
          ))}
        </ListToolbar>
        {content()}
      </div>
    </Page>
  );
}
