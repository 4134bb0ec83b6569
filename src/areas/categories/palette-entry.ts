import { IconTagPlus } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-category',
      label: 'new.category',
      icon: IconTagPlus,
      to: paths.categories({ edit: 'new' }),
    },
  ],
  records: {
    key: ['admin', 'product-categories'],
    load: async () => (await import('./palette.ts')).findCategories,
  },
};
