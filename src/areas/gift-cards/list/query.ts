import { getListGiftCardsQueryOptions } from '#generated/admin/gift-cards/gift-cards.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

/** The server searches and sorts, but has no filters. */
export const giftCardList = listQuery({
  rows: 'gift_cards',
  query: getListGiftCardsQueryOptions,
  alwaysSent: ['region', 'order'],
  filters: {},
  defaultOrder: '-created_at',
});

export type ListedGiftCard = RowOf<typeof giftCardList>;
