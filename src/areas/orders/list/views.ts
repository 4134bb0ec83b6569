import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

/** Queries as `viewQuery` writes them. An order requires action if its return was worth more than can be refunded. */
export const startingViews = (t: TFunction<'orders'>): readonly SavedView[] => [
  { id: 'to-ship', name: t('views.toShip'), query: 'todo=ship' },
  { id: 'to-capture', name: t('views.toCapture'), query: 'todo=capture' },
  { id: 'to-send', name: t('views.toSend'), query: 'todo=send' },
  {
    id: 'returns',
    name: t('views.returns'),
    query:
      'fulfillment_status=partially_returned&fulfillment_status=requires_action&fulfillment_status=returned',
  },
  {
    id: 'unpaid',
    name: t('views.unpaid'),
    query: 'payment_status=awaiting&payment_status=not_paid&payment_status=requires_action',
  },
  { id: 'today', name: t('views.today'), query: 'created_at=today' },
];
