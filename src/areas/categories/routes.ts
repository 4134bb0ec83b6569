import type { AreaParts } from '#app/area/area.ts';

/** Categories: their tree, and beside it the one that is chosen. */
export const categories: AreaParts = {
  screens: [
    {
      path: 'categories/:id?',
      namespaces: ['categories', 'sets'],
      page: async () => (await import('./CategoriesPage.tsx')).CategoriesPage,
      start: async () => (await import('./query.ts')).startCategories,
    },
  ],
};
