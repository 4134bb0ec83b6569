import { IconBinaryTree2, IconTagPlus } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Categories: their tree, and beside it the one that is chosen. */
export const categories: Area = {
  id: 'categories',
  feature: 'product_categories',
  navigation: {
    to: paths.categories(),
    label: 'navigation.categories',
    icon: IconBinaryTree2,
    key: 't',
  },
  palette: {
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
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'categories/:id?',
      namespaces: ['categories', 'sets'],
      page: async () => (await import('./CategoriesPage.tsx')).CategoriesPage,
      start: async () => (await import('./query.ts')).startCategories,
    }),
  ],
};
