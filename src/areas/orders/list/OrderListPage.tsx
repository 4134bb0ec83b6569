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
import { fixedSource, laterSource } from '#ui/picker/source.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { salesChannelSource } from '#shared/sources/sources.ts';
import { useList } from '#shared/list/useList.ts';
import { orderName } from '../names.ts';
import { orderRecord } from '../order/query.ts';
import { useOrderColumns } from './columns.tsx';
import { useOrderDetails } from './details.ts';
import { orderCountOf, orderList } from './query.ts';
import { MOST_CHECKED, TO_DO } from './to-do-filter.ts';
import { useNoteMarks } from './useNoteMarks.ts';
import { startingViews } from './views.ts';

/** Key of the saved preferences */
const LIST = 'orders';

const OrderListActions = lazyNamed(() => import('./OrderListActions.tsx'), 'OrderListActions');
const OrderBulkActions = lazyNamed(
  () => import('../bulk/OrderBulkActions.tsx'),
  'OrderBulkActions',
);

const sources = () => import('#shared/sources/sales-sources.ts');
const region = laterSource(
  { key: ['admin', 'regions'] },
  async () => (await sources()).regionSource,
);
const currency = laterSource(
  { key: ['admin', 'store'] },
  async () => (await sources()).currencySource,
);
const customer = laterSource(
  { key: ['admin', 'customers'], detailed: true },
  async () => (await sources()).customerSource,
);

export function OrderListPage(): ReactNode {
  const { t } = useTranslation(['orders', 'statuses']);
  const { t: common } = useTranslation('common');
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
      filters={{
        todo: {
          label: t('filters.toDo'),
          single: true,
          source: fixedSource(TO_DO.map((value) => ({ value, label: t(`toDo.${value}`) }))),
        },
        status: {
          label: common('fields.status'),
          source: fixedSource(
            ORDER_STATUSES.map((value) => ({ value, label: t(`statuses:order.${value}`) })),
          ),
        },
        payment_status: {
          label: t('columns.payment'),
          source: fixedSource(
            PAYMENT_STATUSES.map((value) => ({ value, label: t(`statuses:payment.${value}`) })),
          ),
        },
        fulfillment_status: {
          label: t('columns.fulfillment'),
          source: fixedSource(
            FULFILLMENT_STATUSES.map((value) => ({
              value,
              label: t(`statuses:fulfillment.${value}`),
            })),
          ),
        },
        region_id: { label: common('fields.region'), source: region },
        currency_code: { label: t('filters.currency'), single: true, source: currency },
        sales_channel_id: { label: common('fields.channel'), source: salesChannelSource },
        customer_id: { label: common('fields.customer'), single: true, source: customer },
        created_at: t('columns.placed'),
        updated_at: t('columns.updated'),
        canceled_at: t('filters.canceled'),
      }}
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
