import { IconBoxOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatureLater } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useListPreferences } from '#ui/list/useListPreferences.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { ListMenuPlace } from '../export/ListMenuPlace.tsx';
import { productRecord } from '../product/query.ts';
import { useProductColumns } from './columns.tsx';
import { useDetails } from './details.ts';
import { useProductListFilters } from './filters.ts';
import { looksForCode, productList } from './query.ts';
import { foundParams } from './found-params.ts';
import type { ListedProduct } from './query.ts';
import { startingViews } from './views.ts';

const LIST = 'products';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentProductChanges = lazyNamed(
  () => import('../bulk/RecentProductChanges.tsx'),
  'RecentProductChanges',
);
const RowMenu = lazyNamed(() => import('../bulk/RowMenu.tsx'), 'RowMenu');
const ProductCard = lazyNamed(() => import('./ProductCard.tsx'), 'ProductCard');

export function ProductListPage(): ReactNode {
  const { t } = useTranslation(['products', 'common']);
  const list = useList(productList);
  const { state, query } = list;
  const starting = useMemo(() => startingViews(t), [t]);
  const settings = useListPreferences(LIST, state.filterNames, starting);
  const rows = useDetails(list.result.rows, settings.columns);
  const hasCategories = useFeatureLater('product_categories') === true;
  const queryClient = useQueryClient();
  // Interactive parts load after the first content.
  const hasContent = useFirstContent();
  // Lazy cells render after the rows.
  const isDrawn = useDeferredValue(rows !== undefined, hasContent);
  const columns = useProductColumns(hasCategories, isDrawn);
  return (
    <ListPage
      id={LIST}
      list={{
        ...list,
        result: {
          ...list.result,
          rows,
          note: looksForCode(state, query) ? t('list.lookingForCode') : undefined,
        },
      }}
      columns={columns}
      startingViews={starting}
      countOf={productList}
      filters={useProductListFilters(hasCategories)}
      rowName={(product) => product.title}
      rowPath={paths.product}
      record={productRecord}
      icon={IconBoxOff}
      namespace="products"
      create={{ label: t('create.new'), open: paths.newProduct() }}
      laterActions={<RecentProductChanges />}
      actions={<ListMenuPlace view={state} count={query.data?.count} />}
      renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      readAllIds={async () => {
        const { readMatchingProducts } = await import('../bulk/earlier.ts');
        return readMatchingProducts(await foundParams(queryClient, state));
      }}
      renderMenu={hasContent ? renderMenu : renderNothing}
      renderCard={renderCard}
    />
  );
}

const renderMenu = (product: ListedProduct): ReactNode => <RowMenu product={product} />;

/** Reserves the menu column. */
const renderNothing = (): ReactNode => null;

const renderCard = (product: ListedProduct): ReactNode => <ProductCard product={product} />;
