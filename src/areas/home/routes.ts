import type { AreaParts } from '#app/area/area.ts';
import type { ToDo } from '#app/area/to-do.ts';

export const home = (toDos: readonly ToDo[]): AreaParts => ({
  screens: [
    {
      path: 'home',
      namespaces: ['home', 'setup', 'figures'],
      page: async () => (await import('./HomePage.tsx')).homePage(toDos),
      start: async () => (await import('./query.ts')).startHome,
    },
  ],
});
