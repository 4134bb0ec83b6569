import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredScreens, screensIn } from './declared-screens.ts';
import { moduleAt } from './modules.ts';
import { root } from './paths.ts';

const ROUTES = 'src/areas/toys/routes.ts';

/** In files of their own: rarely opened, or large. */
const WITHOUT_KIND = [
  'src/areas/discounts/create/NewDiscountPage.tsx',
  'src/areas/drafts/create/NewDraftPage.tsx',
  'src/areas/orders/order/order-edit/OrderEditPage.tsx',
  'src/areas/orders/queue/QueuePage.tsx',
  'src/areas/price-lists/ShopperPricePage.tsx',
  'src/areas/price-lists/calendar/CalendarPage.tsx',
  'src/areas/price-lists/grid/PriceListGridPage.tsx',
  'src/areas/products/create/CreatePage.tsx',
  'src/areas/products/grid/GridPage.tsx',
  'src/areas/products/grid/across/AcrossPage.tsx',
  'src/areas/products/import/ImportPage.tsx',
];

test('a screen with a kind is found with the modules that its page imports', () => {
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
          namespaces: ['toys'],
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
          kind: 'record',
          page: framed(async () => (await import('./toy/ToyPage.tsx')).ToyPage),
          start: async () => (client, { params }) => toyRecord.start(client, params['id'] ?? ''),
        },
      ],
    };
  `;
  expect(screensIn(ROUTES, text)).toEqual([
    { kind: 'list', path: 'src/areas/toys/list/ToyListPage.tsx' },
    { kind: 'record', path: 'src/areas/toys/toy/ToyPage.tsx' },
  ]);
});

test.each([
  `[{ kind: KIND, page: async () => (await import('./ToyPage.tsx')).ToyPage }]`,
  `[{ kind: 'record', page: loadToyPage }]`,
])('%s can’t be read', (screens) => {
  expect(() => screensIn(ROUTES, `export const screens = ${screens};`)).toThrow(ROUTES);
});

test('all screens but these are records', () => {
  const kinds = new Map(declaredScreens().map(({ kind, path }) => [path, kind]));
  const pages = globSync('src/areas/*/routes.ts', { cwd: root })
    .flatMap((routes) => moduleAt(routes).imports)
    .filter(({ path, isLater }) => isLater && path.endsWith('Page.tsx'))
    .map(({ path }) => path);
  const ofKind = (kind?: string): string[] =>
    [...new Set(pages)].filter((path) => kinds.get(path) === kind).toSorted();
  expect(ofKind()).toEqual(WITHOUT_KIND);
  expect(ofKind('tree')).toEqual(['src/areas/categories/CategoriesPage.tsx']);
  expect(ofKind('list')).toEqual([
    'src/areas/collections/list/CollectionListPage.tsx',
    'src/areas/customer-groups/list/GroupListPage.tsx',
    'src/areas/customers/list/CustomerListPage.tsx',
    'src/areas/discounts/list/DiscountListPage.tsx',
    'src/areas/drafts/list/DraftListPage.tsx',
    'src/areas/gift-cards/list/GiftCardListPage.tsx',
    'src/areas/inventory/list/InventoryListPage.tsx',
    'src/areas/orders/list/OrderListPage.tsx',
    'src/areas/price-lists/list/PriceListListPage.tsx',
    'src/areas/products/list/ProductListPage.tsx',
    'src/areas/reservations/list/ReservationListPage.tsx',
    'src/areas/returns/ReturnListPage.tsx',
  ]);
});
