import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { unique } from '../support.ts';
import { fillCart, type World } from '../world.ts';

export async function giftCardsFlow(world: World): Promise<void> {
  const { gift_card: card } = await admin.createGiftCard({
    value: 5000,
    region_id: world.regionId,
    metadata: { for: unique('Ada') },
  });
  await admin.updateGiftCard(card.id, { balance: 4000, ends_at: null });
  await admin.getGiftCard(card.id);
  await admin.listGiftCards({ limit: 5 });
  await store.getGiftCardByCode(card.code);
  const cartId = await fillCart(world);
  await store.updateCart(cartId, { gift_cards: [{ code: card.code }] });
  await store.createCartPaymentSessions(cartId);
  const done = await store.completeCart(cartId);
  if (done.type === 'order') await admin.getOrder(done.data.id);
  await admin.deleteGiftCard(card.id);
}
