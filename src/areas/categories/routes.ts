import type { AreaParts } from '#app/area/area.ts';

export const categories: AreaParts = {
  screens: [
    {
      path: 'categories/:id?',
      namespaces: ['categories', 'sets'],
      kind: 'tree',
      page: async () => (await import('./CategoriesPage.tsx')).CategoriesPage,
      start: async () => (await import('./query.ts')).startCategories,
    },
  ],
};
