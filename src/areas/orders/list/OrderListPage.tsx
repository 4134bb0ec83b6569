import { IconShoppingBag } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useListPreferences } from '#ui/list/useListPreferences.ts';
import { MoreMenuPlace } from '#ui/overlay/MoreButton.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { orderName } from '../names.ts';
import { orderRecord } from '../order/query.ts';
import { useOrderColumns } from './columns.tsx';
import { useOrderDetails } from './details.ts';
import { useOrderFilters } from './filters.ts';
import { orderCountOf, orderList } from './query.ts';
import { MOST_CHECKED } from './to-do-filter.ts';
import { useNoteMarks } from './useNoteMarks.ts';
import { startingViews } from './views.ts';

/** Key of the saved preferences */
const LIST = 'orders';

const OrderListActions = lazyNamed(() => import('./OrderListActions.tsx'), 'OrderListActions');
const OrderBulkActions = lazyNamed(
  () => import('../bulk/OrderBulkActions.tsx'),
  'OrderBulkActions',
);

export function OrderListPage(): ReactNode {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const list = useList(orderList);
  const { state } = list;
  const starting = useMemo(() => startingViews(t), [t]);
  const settings = useListPreferences(LIST, state.filterNames, starting);
  const rows = useNoteMarks(useOrderDetails(list.result.rows, state, settings.columns));
  const columns = useOrderColumns();
  // Load actions after the content.
  const hasContent = useFirstContent();
  return (
    <ListPage
      id={LIST}
      record={orderRecord}
      list={{ ...list, result: { ...list.result, rows } }}
      columns={columns}
      startingViews={starting}
      countOf={orderCountOf}
      notice={
        list.query.data?.isCut
          ? t('list.newestChecked', { number: format.number(MOST_CHECKED) })
          : undefined
      }
      filters={useOrderFilters()}
      rowName={orderName}
      rowPath={paths.order}
      icon={IconShoppingBag}
      namespace="orders"
      emptyLink={{ label: t('list.setup'), to: paths.setup() }}
      actions={
        <Suspense fallback={<MoreMenuPlace />}>
          {hasContent ? <OrderListActions list={list} settings={settings} /> : <MoreMenuPlace />}
        </Suspense>
      }
      renderBulkActions={(ids, clear, keep) => (
        <OrderBulkActions ids={ids} list={settings.query} clear={clear} keep={keep} />
      )}
      readAllIds={async () =>
        (await import('#shared/bulk/matching.ts')).readIdsOf(orderList, list.state)
      }
    />
  );
}
