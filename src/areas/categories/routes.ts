import { IconBinaryTree2, IconTagPlus } from '@tabler/icons-react';
import i18next from 'i18next';
import type { Area } from '#app/area/area.ts';

/** Categories: their tree, and beside it the one that is chosen. */
export const categories: Area = {
  id: 'categories',
  feature: 'product_categories',
  navigation: {
    to: '/a/categories',
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
        to: '/a/categories?edit=new',
      },
    ],
    records: {
      key: ['admin', 'product-categories'],
      load: async () => (await import('./palette.ts')).findCategories,
    },
  },
  routes: (queryClient) => [
    {
      path: 'categories/:id?',
      loader: async () => {
        void i18next.loadNamespaces(['categories', 'sets', 'products']);
        const { startCategories } = await import('./query.ts');
        startCategories(queryClient);
        return null;
      },
      lazy: async () => {
        const { CategoriesPage } = await import('./CategoriesPage.tsx');
        return { Component: CategoriesPage };
      },
    },
  ],
};
