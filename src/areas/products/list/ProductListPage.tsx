import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { IconBoxOff, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Group } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useFeatureLater } from '#app/flags/FeatureFlags.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { List } from '#ui/list/List.tsx';
import { useListResult } from '#shared/useListResult.tsx';
import { useNewKey } from '#shared/useNewKey.ts';
import { useListPreferences } from '#ui/list/useListPreferences.ts';
import { useListState } from '#ui/list/useListState.ts';
import { Page } from '#ui/page/Page.tsx';
import { ListMenuPlace } from '../export/ListMenuPlace.tsx';
import { paths } from '#app/paths.ts';
import { productRecord } from '../product/query.ts';
import { productColumns } from './columns.tsx';
import { useDetails } from './details.ts';
import { foundParams, looksForCode, productList } from './query.ts';
import type { ListedProduct } from './query.ts';
import { useFilters } from './useFilters.ts';

/** Under this name one's preferences are kept. */
const LIST = 'products';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentProductChanges = lazyNamed(
  () => import('../bulk/RecentProductChanges.tsx'),
  'RecentProductChanges',
);
const RowMenu = lazyNamed(() => import('../bulk/RowMenu.tsx'), 'RowMenu');
const ProductCard = lazyNamed(() => import('./ProductCard.tsx'), 'ProductCard');

/** All products: found, filtered and sorted by the server. */
export function ProductListPage(): ReactNode {
  const { t } = useTranslation('products');
  const state = useListState(productList.filters);
  const list = productList.usePage(state);
  const format = useFormat();
  const tag = useTag();
  const queryClient = useQueryClient();
  const filters = useFilters();
  const [params] = useSearchParams();
  const result = useListResult(list, ({ products }) => products);
  const hasCategories = useFeatureLater('product_categories') === true;
  const columns = useMemo(
    () => productColumns(t, format, { tag, hasCategories }),
    [t, format, tag, hasCategories],
  );
  const rows = useDetails(list.data?.products, useListPreferences(LIST, state.filterNames).columns);
  // What is pressed comes after what is read.
  const hasContent = useFirstContent();
  const navigate = useNavigate();
  useNewKey(t('create.new'), () => void navigate(paths.newProduct()));
  const newProduct = (
    <Button
      component={Link}
      to={paths.newProduct()}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t('create.new')}
    </Button>
  );
  return (
    <Page
      title={t('list.title')}
      fill
      actions={
        <Group gap="xs" wrap="nowrap">
          {hasContent ? (
            <Suspense fallback={null}>
              <RecentProductChanges />
            </Suspense>
          ) : null}
          <ListMenuPlace view={state} count={list.data?.count} />
          {newProduct}
        </Group>
      }
    >
      <List
        id={LIST}
        label={t('list.title')}
        state={state}
        result={{
          ...result,
          rows,
          note: looksForCode(state, list) ? t('list.lookingForCode') : undefined,
        }}
        columns={columns}
        rowId={(product) => product.id}
        rowName={(product) => product.title}
        rowHref={(product) => paths.product(product.id, { list: params.toString() })}
        onIntent={(product) => productRecord.start(queryClient, product.id)}
        defaultOrder={productList.defaultOrder}
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
          noMatch: { title: t('list.noMatch'), text: t('list.noMatchHint') },
        }}
        renderBulkActions={(ids, clear) => (
          <Suspense fallback={null}>
            <BulkActions ids={ids} clear={clear} />
          </Suspense>
        )}
        readAllIds={async () => {
          const { readMatchingProducts } = await import('../bulk/earlier.ts');
          return readMatchingProducts(await foundParams(queryClient, state));
        }}
        renderMenu={hasContent ? renderMenu : renderNothing}
        renderCard={renderCard}
      />
    </Page>
  );
}

const renderMenu = (product: ListedProduct): ReactNode => (
  <Suspense fallback={null}>
    <RowMenu product={product} />
  </Suspense>
);

/** Keeps the menus' column. */
const renderNothing = (): ReactNode => null;

const renderCard = (product: ListedProduct): ReactNode => (
  <Suspense fallback={null}>
    <ProductCard product={product} />
  </Suspense>
);
