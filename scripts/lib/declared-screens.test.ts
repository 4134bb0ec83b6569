import { expect, test } from 'vitest';
import { screensIn } from './declared-screens.ts';

const ROUTES = 'src/areas/toys/routes.ts';

test('a screen is found with its route, kind, texts and the modules that its page imports', () => {
  const text = `
    import type { AreaParts } from '#app/area/area.ts';

    const framed =
      (load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
      async () => {
        const [frame, Page] = await Promise.all([import('./Frame.tsx'), load()]);
        return frame.framed(Page);
      };

    export const toys: AreaParts = {
      screens: [
        {
          path: 'toys',
          namespaces: ['toys', 'statuses'],
          kind: 'list',
          page: async () => (await import('./list/ToyListPage.tsx')).ToyListPage,
          start: async () => (await import('./list/query.ts')).startToys,
        },
        {
          path: 'toys/new',
          namespaces: [...TEXTS],
          page: async () => (await import('./create/NewToyPage.tsx')).NewToyPage,
        },
        {
          ...shared,
          path: 'toys/:id',
          namespaces: TEXTS,
          kind: 'record',
          page: framed(async () => (await import('./toy/ToyPage.tsx')).ToyPage),
          start: async () => (client, { params }) => toyRecord.start(client, params['id'] ?? ''),
        },
      ],
    };
  `;
  expect(screensIn(ROUTES, text)).toEqual([
    {
      route: 'toys',
      kind: 'list',
      namespaces: ['toys', 'statuses'],
      modules: ['src/areas/toys/list/ToyListPage.tsx'],
    },
    { route: 'toys/new', kind: undefined, modules: ['src/areas/toys/create/NewToyPage.tsx'] },
    { route: 'toys/:id', kind: 'record', modules: ['src/areas/toys/toy/ToyPage.tsx'] },
  ]);
});

test.each([
  `[{ path: 'toys', kind: KIND, page: async () => (await import('./ToyPage.tsx')).ToyPage }]`,
  `[{ path: PATH, page: async () => (await import('./ToyPage.tsx')).ToyPage }]`,
  `[{ path: 'toys', kind: 'record', page: loadToyPage }]`,
])('%s can’t be read', (screens) => {
  expect(() => screensIn(ROUTES, `export const screens = ${screens};`)).toThrow(ROUTES);
});
