import type { CreateGiftCardBody, GiftCard } from '#generated/admin/admin.schemas.ts';
import { createGiftCard, listGiftCards } from '#generated/admin/gift-cards/gift-cards.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';
import { isOfForm } from './values.ts';

export const giftCardCreation: Creation<CreateGiftCardBody, GiftCard> = {
  operation: 'createGiftCard',
  create: async (body, call) => (await createGiftCard(body, call)).gift_card,
  find: async (_body, call) =>
    (
      await listGiftCards(
        { limit: 50, order: '-created_at' satisfies OrderOf<typeof listGiftCards> },
        call,
      )
    ).gift_cards,
  isNamed: (card, body) => isOfForm(card, body),
};
