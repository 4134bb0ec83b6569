import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { readListView } from '#ui/list/useListState.ts';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import { sheetAddress } from '#shared/sheet/address.ts';
import type { ProductSheet } from '#shared/sheet/address.ts';
import { productList } from '../list/query.ts';
import { FIRST_ACTIONS, FURTHER_ACTIONS, KINDS } from './actions.ts';
import type { BulkAction } from './actions.ts';

const ProductBulkDialog = lazyNamed(() => import('./ProductBulkDialog.tsx'), 'ProductBulkDialog');

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('product-bulk');
  const [action, setAction] = useState<BulkAction>();
  const hasCategories = useFeature('product_categories') === true;
  const hasChannels = useFeature('sales_channels') === true;
  const countsStock = useFeature('inventoryService') === true;
  const isOffered = (one: BulkAction): boolean =>
    (KINDS[one] !== 'category' || hasCategories) && (KINDS[one] !== 'channel' || hasChannels);
  const openSheet = useSheets(ids);
  const sheets: ProductSheet[] = countsStock ? ['prices', 'stock'] : ['prices'];
  return (
    <>
      <BulkButtons<BulkAction | ProductSheet>
        first={FIRST_ACTIONS}
        further={[sheets, ...FURTHER_ACTIONS.map((group) => group.filter(isOffered))]}
        labelOf={(one) => t(`action.${one}`)}
        dangerous="delete"
        onChoose={(one) => (isSheet(one) ? openSheet(one) : setAction(one))}
      />
      {action ? (
        <Suspense fallback={null}>
          <ProductBulkDialog
            action={action}
            ids={ids}
            onClose={() => setAction(undefined)}
            onDone={() => {
              setAction(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const isSheet = (one: BulkAction | ProductSheet): one is ProductSheet =>
  one === 'prices' || one === 'stock';

/** Opens the variants in a sheet: by the list's search and filters if all its pages are selected, by ids otherwise. */
function useSheets(ids: readonly string[]): (sheet: ProductSheet) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [params] = useSearchParams();
  return (sheet) => {
    const view = readListView(params, productList.filters);
    const { queryKey } = productList.options(view);
    const found = client.getQueryData<{ count: number }>(queryKey)?.count;
    const isAll = ids.length > view.pageSize && ids.length === found;
    void navigate(sheetAddress(sheet, { ids: isAll ? undefined : ids, list: params.toString() }));
  };
}
