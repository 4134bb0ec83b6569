import { IconRosetteDiscount } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-discount',
      label: 'new.discount',
      icon: IconRosetteDiscount,
      to: paths.newDiscount(),
    },
  ],
  records: {
    key: ['admin', 'discounts'],
    load: async () => (await import('./palette.ts')).findDiscounts,
  },
};
