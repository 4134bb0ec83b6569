import { IconReceipt2, IconTag } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-price-list',
      label: 'new.priceList',
      icon: IconReceipt2,
      to: paths.newPriceList(),
    },
    {
      id: 'shopper-price',
      label: 'shopperPrice',
      icon: IconTag,
      to: paths.shopperPrice(),
    },
  ],
  records: {
    key: ['admin', 'price-lists'],
    load: async () => (await import('./palette.ts')).findPriceLists,
  },
};
