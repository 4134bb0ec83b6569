import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { choiceSource, fixedSource } from '#ui/picker/source.ts';
import type { FilterOf } from '#shared/list/list-query.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import { itemSource, orderItemsSource, userSource } from '../sources.ts';
import { ARCHIVED, ORDER_FILTER } from './archived-filter.ts';
import { QUANTITIES } from './query.ts';
import type { reservationList } from './query.ts';

export function useReservationFilters(
  locations: readonly { id: string; name: string }[],
): ListFilters<FilterOf<typeof reservationList>> {
  const { t } = useTranslation(['reservations', 'common']);
  const format = useFormat();
  return {
    location_id: {
      label: t('columns.location'),
      source: fixedSource(locations.map(({ id, name }) => ({ value: id, label: name }))),
    },
    inventory_item_id: { label: t('columns.item'), source: itemSource },
    line_item_id: { label: t('columns.order'), single: true, source: orderItemsSource },
    [ORDER_FILTER]: {
      label: t('filters.orderStatus'),
      single: true,
      source: choiceSource([ARCHIVED], () => t('filters.archived')),
    },
    quantity: {
      label: t('common:fields.quantity'),
      single: true,
      source: choiceSource(QUANTITIES, (value) => {
        const [bound, units] = value.split('-');
        const number = format.number(Number(units));
        return t(bound === 'gte' ? 'filters.atLeast' : 'filters.fewer', { number });
      }),
    },
    created_by: { label: t('filters.createdBy'), source: userSource },
    created_at: t('columns.created'),
  };
}
