import { IconBoxOff, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { List } from '../../../ui/list/List.tsx';
import { useListState } from '../../../ui/list/useListState.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { NEW_PRODUCT_PATH, productPath } from '../paths.ts';
import { startProduct } from '../product/query.ts';
import { productColumns } from './columns.tsx';
import { FILTERS, USUAL_ORDER, useProductList } from './query.ts';
import { useFilters } from './useFilters.ts';

/** All products: found, filtered and sorted by the server. */
export function ProductListPage(): ReactNode {
  const { t } = useTranslation('products');
  const state = useListState(FILTERS);
  const list = useProductList(state);
  const format = useFormat();
  const queryClient = useQueryClient();
  const filters = useFilters();
  const [params] = useSearchParams();
  const error = useErrorText(list.error);
  const columns = useMemo(() => productColumns(t, format), [t, format]);
  const newProduct = (
    <Button
      component={Link}
      to={NEW_PRODUCT_PATH}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t('create.new')}
    </Button>
  );
  return (
    <Page title={t('list.title')} fill actions={newProduct}>
      <List
        id="products"
        label={t('list.title')}
        state={state}
        result={{
          rows: list.data?.products,
          count: list.data?.count,
          isStale: list.isPlaceholderData,
          error: list.isLoadingError ? error : undefined,
          retry: () => void list.refetch(),
        }}
        columns={columns}
        rowId={(product) => product.id}
        rowName={(product) => product.title}
        rowHref={(product) => productPath(product.id, params)}
        onIntent={(product) => startProduct(queryClient, product.id)}
        usualOrder={USUAL_ORDER}
        searchLabel={t('list.search')}
        filters={filters}
        texts={{
          failed: t('list.failed'),
          empty: {
            title: t('list.empty'),
            text: t('list.emptyText'),
            icon: <IconBoxOff size={30} stroke={1.4} aria-hidden />,
            action: newProduct,
          },
          noMatch: { title: t('list.noMatch'), text: t('list.noMatchText') },
        }}
      />
    </Page>
  );
}
