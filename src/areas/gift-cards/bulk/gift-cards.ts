import {
  deleteGiftCard,
  getGiftCard,
  listGiftCards,
  updateGiftCard,
} from '#generated/admin/gift-cards/gift-cards.ts';
import type { OrderOf } from '#app/query/names.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { enableDisableBulk } from '#shared/enable-disable/enable-disable.ts';

export const giftCardBulk = enableDisableBulk({
  namespace: 'gift-cards',
  readOne: async (id, call) => (await getGiftCard(id, call)).gift_card,
  readAll: async (call) =>
    everyPage(async ({ limit, offset }) => {
      const { gift_cards: rows, count } = await listGiftCards(
        { limit, offset, order: 'id' satisfies OrderOf<typeof listGiftCards> },
        call,
      );
      return { rows, count };
    }),
  set: (id, isDisabled, call) => updateGiftCard(id, { is_disabled: isDisabled }, call),
  remove: (id, call) => deleteGiftCard(id, call),
  operations: { set: 'updateGiftCard', remove: 'deleteGiftCard' },
});
