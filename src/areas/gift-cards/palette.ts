import { listGiftCards } from '#generated/admin/gift-cards/gift-cards.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { holderOf } from './recipient.ts';

/** The server searches codes and order numbers. */
export const findGiftCards: FindRecords = async ({ q, limit, offset }, signal) => {
  const { gift_cards: cards, count } = await listGiftCards({ q, limit, offset }, { signal });
  return {
    count,
    records: foundRecords(cards, (card) => ({
      id: card.id,
      to: paths.giftCard(card.id),
      title: card.code,
      detail: holderOf(card),
    })),
  };
};
