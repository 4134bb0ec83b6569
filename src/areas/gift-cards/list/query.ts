import { getListGiftCardsQueryOptions } from '#generated/admin/gift-cards/gift-cards.ts';
import type { GiftCardListResponse, ListGiftCardsParams } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import { withOwnFilter } from '#shared/list/own-filter.ts';
import { statusOf } from '../status.ts';
import type { Spendable } from '../status.ts';

/** The server searches and sorts, but has no filters. */
const found = listQuery({
  rows: 'gift_cards',
  query: getListGiftCardsQueryOptions,
  alwaysSent: ['region', 'order'],
  filters: {},
  defaultOrder: '-created_at',
});

export type ListedGiftCard = RowOf<typeof found>;

const STATUS = 'status';

const keeps = (card: Spendable, statuses: readonly string[]): boolean =>
  statuses.includes(statusOf(card, Date.now()));

export const giftCardList = withOwnFilter(found, { name: STATUS, rows: 'gift_cards', keeps });

/** 1.5 kB each. */
const MOST_COUNTED = 200;

/** Counts a view; all views of statuses share one call. */
export function giftCardCountOf(view: ListView) {
  const { [STATUS]: statuses } = view.filters;
  const params: ListGiftCardsParams = {
    ...found.params(view),
    limit: statuses ? MOST_COUNTED : 1,
    offset: 0,
  };
  return {
    ...getListGiftCardsQueryOptions<GiftCardListResponse>(params),
    ...(statuses ? { most: MOST_COUNTED } : {}),
    select: ({ gift_cards: cards, count }: GiftCardListResponse) => ({
      count: statuses
        ? readEach(cards, (card) => keeps(card, statuses)).filter(Boolean).length
        : count,
    }),
  };
}
