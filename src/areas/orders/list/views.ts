import type { TFunction } from 'i18next';
import { viewQuery } from '#ui/list/saved-views.ts';
import type { SavedView } from '#ui/list/saved-views.ts';
import type { FilterOf } from '#shared/list/list-query.ts';
import { orderList } from './query.ts';

type Filters = Partial<Record<FilterOf<typeof orderList>, readonly string[]>>;

const queryOf = (filters: Filters): string =>
  viewQuery(
    new URLSearchParams(
      Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
    ),
    orderList.filters,
  );

const TO_SHIP = queryOf({ todo: ['ship'] });
const TO_CAPTURE = queryOf({ todo: ['capture'] });
const TO_SEND = queryOf({ todo: ['send'] });
/** An order requires action if its return was worth more than can be refunded. */
const RETURNS = queryOf({
  fulfillment_status: ['partially_returned', 'returned', 'requires_action'],
});
const UNPAID = queryOf({ payment_status: ['not_paid', 'awaiting', 'requires_action'] });
const TODAY = queryOf({ created_at: ['today'] });

export const startingViews = (t: TFunction<'orders'>): readonly SavedView[] => [
  { id: 'to-ship', name: t('views.toShip'), query: TO_SHIP },
  { id: 'to-capture', name: t('views.toCapture'), query: TO_CAPTURE },
  { id: 'to-send', name: t('views.toSend'), query: TO_SEND },
  { id: 'returns', name: t('views.returns'), query: RETURNS },
  { id: 'unpaid', name: t('views.unpaid'), query: UNPAID },
  { id: 'today', name: t('views.today'), query: TODAY },
];
