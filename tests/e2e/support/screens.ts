import { declaredScreens } from '../../../scripts/lib/declared-screens.ts';
import type { Records } from './records.ts';

export interface Screen {
  name: string;
  /** Screens of an area are tested in sequence on one page. */
  area: string;
  /** With the query. */
  path: (records: Records) => string;
  /** For signed-out users. */
  isOpen?: true;
  /** When all reads fail: `explains` the error (default), or `stands` if usable without them. */
  onFaults?: 'explains' | 'stands';
}

/** Mail link for ada@example.com, without expiry. */
const LINK_TOKEN = `e30.${btoa('{"email":"ada@example.com"}')}.c2ln`;

const printOf = (order: string, sheet: string): string =>
  `/a/orders/print?id=${order.split('/').at(-1)}&sheet=${sheet}`;

/** Appends to the query. */
const withQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

type Line = Omit<Screen, 'area' | 'path'> & { path: Screen['path'] | string };

/** By area: whatever needs a record, a query or a session, and forms that a link opens. */
const LISTED: Readonly<Record<string, readonly Line[]>> = {
  frame: [
    { name: 'sign-in', path: '/login', isOpen: true },
    { name: 'forgotten password', path: '/reset-password', isOpen: true },
    {
      name: 'new password',
      path: `/reset-password?token=${LINK_TOKEN}&email=ada%40example.com`,
      isOpen: true,
    },
    { name: 'invite', path: `/invite?token=${LINK_TOKEN}`, isOpen: true },
    { name: 'incomplete invite', path: '/invite', isOpen: true },
    { name: 'not found', path: '/nowhere', isOpen: true },
    { name: 'not found in the frame', path: '/a/nowhere', onFaults: 'stands' },
  ],
  orders: [
    { name: 'order', path: ({ order }) => order },
    { name: 'order edit', path: ({ order }) => `${order}/edit` },
    { name: 'order queue', path: ({ order }) => order.replace('/orders/', '/orders/queue/') },
    { name: 'order queue without orders', path: '/a/orders/queue?q=nobody-has-this' },
    { name: 'packing slip', path: ({ order }) => printOf(order, 'slip') },
    { name: 'receipt', path: ({ order }) => printOf(order, 'receipt') },
    { name: 'pick list', path: ({ order }) => printOf(order, 'picklist') },
    { name: 'missing order', path: '/a/orders/order_nothing' },
  ],
  drafts: [
    { name: 'new draft', path: '/a/drafts/new', onFaults: 'stands' },
    { name: 'draft', path: ({ draft }) => draft },
  ],
  products: [
    { name: 'product list', path: '/a/products' },
    { name: 'empty list', path: '/a/products?q=nothing-has-this-name' },
    { name: 'product', path: ({ product }) => `/a/products/${product.id}` },
    { name: 'product form', path: ({ product }) => `/a/products/${product.id}?edit=general` },
    { name: 'prices and stock', path: ({ product }) => `/a/products/${product.id}/grid` },
    { name: 'prices of products', path: ({ product }) => `/a/products/prices?ids=${product.id}` },
    { name: 'stock of products', path: ({ product }) => `/a/products/stock?ids=${product.id}` },
    { name: 'import', path: '/a/products/import', onFaults: 'stands' },
    { name: 'missing product', path: '/a/products/prod_nothing' },
  ],
  'new product': [
    { name: 'new product', path: '/a/products/new', onFaults: 'stands' },
    {
      name: 'new product: variants',
      path: '/a/products/new?step=variants',
      onFaults: 'stands',
    },
    { name: 'new product: prices and stock', path: '/a/products/new?step=pricing' },
    { name: 'new product: review', path: '/a/products/new?step=review', onFaults: 'stands' },
  ],
  discounts: [
    { name: 'new discount', path: '/a/discounts/new', onFaults: 'stands' },
    { name: 'discount', path: ({ discount }) => discount },
    { name: 'discount template', path: ({ template }) => template },
  ],
  collections: [
    { name: 'collection form', path: '/a/collections?edit=new' },
    { name: 'collection', path: ({ sets }) => sets.collection },
  ],
  categories: [
    { name: 'category tree', path: '/a/categories' },
    { name: 'category', path: ({ sets }) => sets.category },
    { name: 'category form', path: ({ sets }) => `${sets.category}?edit=general` },
  ],
  customers: [
    { name: 'new customer', path: '/a/customers?edit=new' },
    { name: 'customer', path: ({ customer }) => customer },
    { name: 'customer form', path: ({ customer }) => `${customer}?edit=general` },
  ],
  'customer-groups': [
    { name: 'new customer group', path: '/a/customer-groups?edit=new' },
    { name: 'customer group', path: ({ group }) => group },
    { name: 'customer group form', path: ({ group }) => `${group}?edit=general` },
  ],
  'gift-cards': [
    { name: 'new gift card', path: '/a/gift-cards?edit=new' },
    { name: 'gift card', path: ({ giftCard }) => giftCard },
    { name: 'gift card form', path: ({ giftCard }) => `${giftCard}?edit=general` },
    { name: 'missing gift card', path: '/a/gift-cards/gift_nothing' },
  ],
  inventory: [
    { name: 'inventory, nothing left', path: '/a/inventory?available=1' },
    { name: 'inventory item', path: ({ inventoryItem }) => inventoryItem },
    { name: 'inventory item, stock', path: ({ inventoryItem }) => `${inventoryItem}?edit=stock` },
    { name: 'inventory item form', path: ({ inventoryItem }) => `${inventoryItem}?edit=general` },
    {
      name: 'stock of inventory items',
      path: ({ inventoryItem }) => `/a/inventory/sheet?ids=${inventoryItem.split('/').at(-1)}`,
    },
    { name: 'missing inventory item', path: '/a/inventory/iitem_nothing' },
  ],
  reservations: [
    { name: 'new reservation', path: '/a/reservations?edit=new' },
    { name: 'reservation', path: ({ reservation }) => reservation },
  ],
  reports: [
    { name: 'reports', path: '/a/reports', onFaults: 'stands' },
    { name: 'sales over time', path: '/a/reports/sales' },
    { name: 'sales by product', path: '/a/reports/products' },
    { name: 'sales by customer', path: '/a/reports/customers' },
    { name: 'taxes report', path: '/a/reports/taxes' },
    { name: 'payments report', path: '/a/reports/payments' },
    { name: 'returns by reason', path: '/a/reports/returns?by=returnReason' },
    { name: 'stock report', path: '/a/reports/stock' },
    {
      name: 'orders of a report',
      path: '/a/reports/products/orders?of=all&days=2020-01-01..2030-12-31',
    },
  ],
  settings: [
    { name: 'settings', path: '/a/settings', onFaults: 'stands' },
    { name: 'region', path: ({ region }) => region },
    { name: 'taxes of a region', path: ({ taxes }) => taxes.region },
    { name: 'tax rate', path: ({ taxes }) => taxes.rate },
    { name: 'shipping profile', path: ({ profile }) => profile },
    { name: 'location', path: ({ location }) => location },
    { name: 'sales channel', path: ({ channel }) => channel },
    { name: 'API key', path: ({ apiKey }) => apiKey },
    { name: 'profile', path: '/a/settings/profile', onFaults: 'stands' },
  ],
  'price-lists': [
    { name: 'new price list', path: '/a/price-lists?edit=new' },
    { name: 'price list', path: ({ priceList }) => priceList },
    { name: 'what a shopper pays', path: ({ priceList }) => withQuery(priceList, 'edit=pays') },
    { name: 'price list form', path: ({ priceList }) => `${priceList}?edit=general` },
    { name: 'prices of a price list', path: ({ priceList }) => `${priceList}/prices` },
  ],
};

/** Useless without ids in the query. */
const NEED_IDS: ReadonlySet<string> = new Set([
  'orders/print',
  'products/prices',
  'products/stock',
  'inventory/sheet',
]);

const isListed = (path: string): boolean =>
  Object.values(LISTED).some((lines) => lines.some((line) => line.path === path));

const ROUTES = declaredScreens().map(({ route }) => route);

/** The routes of all areas that are complete addresses. */
const OTHERS: readonly Screen[] = ROUTES.filter(
  (route) => !route.includes(':') && !NEED_IDS.has(route) && !isListed(`/a/${route}`),
).map((route) => ({
  name: route,
  area: route.split('/')[0] ?? route,
  path: () => `/a/${route}`,
}));

/**
 * All screens. Each is tested with axe in both schemes and directions, on phone and desktop; with server faults; for
 * untranslated texts; with markup in the store's texts; and for layout in all languages and widths.
 */
export const SCREENS: readonly Screen[] = [
  ...Object.entries(LISTED).flatMap(([area, lines]) =>
    lines.map(({ path, ...line }): Screen => ({
      ...line,
      area,
      path: typeof path === 'string' ? () => path : path,
    })),
  ),
  ...OTHERS,
];

/** Returns the routes that no screen opens. */
export function unopenedRoutes(records: Records): string[] {
  const complete = new Set(ROUTES.map((route) => `/a/${route}`));
  const paths = SCREENS.map(({ path }) => path(records).split('?')[0] ?? '');
  return ROUTES.filter((route) => {
    const pattern = new RegExp(`^/a/${route.replaceAll(/:\w+\??/gu, '[^/]+')}$`, 'u');
    const isOpened = (path: string): boolean =>
      route.includes(':') ? pattern.test(path) && !complete.has(path) : path === `/a/${route}`;
    return !paths.some(isOpened);
  });
}
