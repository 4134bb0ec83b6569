import { IconPlus } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [{ id: 'new-product', label: 'new.product', icon: IconPlus, to: paths.newProduct() }],
  records: {
    key: ['admin', 'products'],
    load: async () => (await import('./palette.ts')).findProducts,
  },
};
