import { IconTagPlus } from '@tabler/icons-react';
import type { AreaParts } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

/** Categories: their tree, and beside it the one that is chosen. */
export const categories: AreaParts = {
  palette: () => ({
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
  }),
  screens: [
    {
      path: 'categories/:id?',
      namespaces: ['categories', 'sets'],
      page: async () => (await import('./CategoriesPage.tsx')).CategoriesPage,
      start: async () => (await import('./query.ts')).startCategories,
    },
  ],
};
