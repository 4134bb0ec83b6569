import type { AreaParts } from '#app/area/area.ts';
import { giftCardRecord } from './card/query.ts';
import { giftCardList } from './list/query.ts';

export const giftCards: AreaParts = {
  screens: [
    {
      path: 'gift-cards',
      namespaces: ['gift-cards'],
      kind: 'list',
      page: async () => (await import('./list/GiftCardListPage.tsx')).GiftCardListPage,
      start:
        async () =>
        (client, { search }) =>
          giftCardList.start(client, search),
    },
    {
      path: 'gift-cards/products',
      namespaces: ['gift-cards'],
      kind: 'record',
      page: async () => (await import('./products/GiftCardProductsPage.tsx')).GiftCardProductsPage,
      start: async () => (await import('./products/query.ts')).startGiftCardProducts,
    },
    {
      path: 'gift-cards/:id',
      namespaces: ['gift-cards', 'notifications'],
      kind: 'record',
      page: async () => (await import('./card/GiftCardPage.tsx')).GiftCardPage,
      start:
        async () =>
        (client, { params }) =>
          giftCardRecord.start(client, params['id'] ?? ''),
    },
  ],
};
