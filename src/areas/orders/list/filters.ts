import { useTranslation } from 'react-i18next';
import { choiceSource, laterSource } from '#ui/picker/source.ts';
import type { FilterOf } from '#shared/list/list-query.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { salesChannelSource } from '#shared/sources/sources.ts';
import type { orderList } from './query.ts';
import { TO_DO } from './to-do-filter.ts';

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

export function useOrderFilters(): ListFilters<FilterOf<typeof orderList>> {
  const { t } = useTranslation(['orders', 'statuses']);
  const { t: common } = useTranslation('common');
  return {
    todo: {
      label: t('filters.toDo'),
      single: true,
      source: choiceSource(TO_DO, (value) => t(`toDo.${value}`)),
    },
    status: {
      label: common('fields.status'),
      source: choiceSource(ORDER_STATUSES, (value) => t(`statuses:order.${value}`)),
    },
    payment_status: {
      label: t('columns.payment'),
      source: choiceSource(PAYMENT_STATUSES, (value) => t(`statuses:payment.${value}`)),
    },
    fulfillment_status: {
      label: t('columns.fulfillment'),
      source: choiceSource(FULFILLMENT_STATUSES, (value) => t(`statuses:fulfillment.${value}`)),
    },
    region_id: { label: common('fields.region'), source: region },
    currency_code: { label: t('filters.currency'), single: true, source: currency },
    sales_channel_id: { label: common('fields.channel'), source: salesChannelSource },
    customer_id: { label: common('fields.customer'), single: true, source: customer },
    created_at: t('columns.placed'),
    updated_at: t('columns.updated'),
    canceled_at: t('filters.canceled'),
  };
}
