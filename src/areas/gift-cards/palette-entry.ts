import { IconGift } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    { id: 'new-gift-card', label: 'new.giftCard', icon: IconGift, to: paths.newGiftCard() },
  ],
  records: {
    key: ['admin', 'gift-cards'],
    load: async () => (await import('./palette.ts')).findGiftCards,
  },
};
