/** All addresses below the base path. */

export const PARAMS = {
  edit: 'edit',
  /** Id, unless it is the page's record. */
  subject: 'for',
  /** Query of the list the record was opened from. */
  list: 'list',
  /** Search in the category tree. */
  find: 'find',
  /** Job id. */
  job: 'job',
  step: 'step',
  sheet: 'sheet',
  fulfillment: 'fulfillment',
  /** Id of the order or draft to copy. */
  from: 'from',
  /** Id of the draft to replace. */
  replaces: 'replaces',
  product: 'product',
} as const;

type Param = keyof typeof PARAMS;

/** Skips empty parameters. */
function address(path: string, values: Partial<Record<Param, string | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [Param, string | undefined][]) {
    if (value) query.set(PARAMS[name], value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Fit into a URL. */
const IDS_SENT = 150;

/** More ids than a server takes in a URL go behind `#`, which isn't sent. See `idsAt`. */
export const withIds = (path: string, name: string, ids: readonly string[]): string =>
  `${path}${ids.length > IDS_SENT ? '#' : path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(ids.join())}`;

interface Form {
  edit?: string | undefined;
  subject?: string | undefined;
}

export type Sheet = 'slip' | 'receipt' | 'picklist';

export const paths = {
  login: () => '/login',
  resetPassword: () => '/reset-password',
  invite: (token: string) => `/invite?token=${encodeURIComponent(token)}`,

  home: () => '/a/home',

  /** @param query list parameters */
  orders: (query = '') => (query ? `/a/orders?${query}` : '/a/orders'),
  order: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/orders/${id}`, { edit, subject, list }),
  orderEdit: (id: string, { edit }: Pick<Form, 'edit'> = {}) =>
    address(`/a/orders/${id}/edit`, { edit }),
  /** @param at order id or `QUEUE_END` */
  orderQueue: (query = '', at = '') => `/a/orders/queue${at && `/${at}`}${query && `?${query}`}`,

  /**
   * @param print.fulfillment id; prints only its packing slip
   * @param print.list list parameters for the way back
   */
  orderPrint: (
    ids: readonly string[],
    sheet: Sheet,
    print: { fulfillment?: string | undefined; list?: string | undefined } = {},
  ) => withIds(address('/a/orders/print', { sheet, ...print }), 'id', ids),

  returns: (query = '') => (query ? `/a/returns?${query}` : '/a/returns'),

  drafts: (query = '') => (query ? `/a/drafts?${query}` : '/a/drafts'),
  /**
   * @param start.from id of the order or draft to copy
   * @param start.replaces id of a draft
   */
  newDraft: (start: { from?: string; replaces?: string } = {}) => address('/a/drafts/new', start),
  draft: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/drafts/${id}`, { edit, subject, list }),

  products: (query = '') => (query ? `/a/products?${query}` : '/a/products'),
  newProduct: () => '/a/products/new',
  importProducts: ({ job }: { job?: string } = {}) => address('/a/products/import', { job }),
  product: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/products/${id}`, { edit, subject, list }),
  productGrid: (id: string) => `/a/products/${id}/grid`,
  productSheet: (sheet: 'prices' | 'stock', query: string) => `/a/products/${sheet}?${query}`,

  discounts: (query = '') => (query ? `/a/discounts?${query}` : '/a/discounts'),
  /** @param start.from id of the discount to copy */
  newDiscount: (start: { from?: string } = {}) => address('/a/discounts/new', start),
  discount: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/discounts/${id}`, { edit, list }),

  giftCards: (query = '') => (query ? `/a/gift-cards?${query}` : '/a/gift-cards'),
  newGiftCard: () => address('/a/gift-cards', { edit: 'new' }),
  giftCard: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/gift-cards/${id}`, { edit, list }),
  giftCardProducts: (form: Form = {}) => address('/a/gift-cards/products', form),

  collections: (form: Form = {}) => address('/a/collections', form),
  collection: (id: string, form: Form = {}) => address(`/a/collections/${id}`, form),

  categories: ({ find, ...form }: Form & { find?: string | undefined } = {}) =>
    address('/a/categories', { find, ...form }),
  category: (id: string, { find, ...form }: Form & { find?: string | undefined } = {}) =>
    address(`/a/categories/${id}`, { find, ...form }),

  customers: (query = '') => (query ? `/a/customers?${query}` : '/a/customers'),
  newCustomer: () => address('/a/customers', { edit: 'new' }),
  customer: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/customers/${id}`, { edit, subject, list }),

  customerGroups: (query = '') => (query ? `/a/customer-groups?${query}` : '/a/customer-groups'),
  newCustomerGroup: () => address('/a/customer-groups', { edit: 'new' }),
  customerGroup: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/customer-groups/${id}`, { edit, list }),

  priceLists: (query = '') => (query ? `/a/price-lists?${query}` : '/a/price-lists'),
  priceCalendar: () => '/a/price-lists/calendar',
  shopperPrice: () => '/a/price-lists/shopper-price',
  newPriceList: () => address('/a/price-lists', { edit: 'new' }),
  priceList: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/price-lists/${id}`, { edit, list }),
  /** @param products ids of products without prices here yet */
  priceListPrices: (id: string, products: readonly string[] = []) => {
    const path = `/a/price-lists/${id}/prices`;
    return products.length > 0 ? withIds(path, PARAMS.product, products) : path;
  },

  inventory: (query = '') => (query ? `/a/inventory?${query}` : '/a/inventory'),
  newInventoryItem: () => address('/a/inventory', { edit: 'new' }),
  inventoryItem: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/inventory/${id}`, { edit, list }),
  inventorySheet: (query: string) => `/a/inventory/sheet?${query}`,
  stocktake: () => '/a/inventory/stocktake',

  reservations: (query = '') => (query ? `/a/reservations?${query}` : '/a/reservations'),
  newReservation: (item?: string) => address('/a/reservations', { edit: 'new', subject: item }),
  reservation: (id: string, { list = '' }: { list?: string } = {}) =>
    address('/a/reservations', { edit: 'reservation', subject: id }) + (list && `&${list}`),

  reports: () => '/a/reports',
  /** @param query of its period, currency and filters */
  report: (id: string, query = '') => (query ? `/a/reports/${id}?${query}` : `/a/reports/${id}`),

  settings: () => '/a/settings',
  storeSettings: () => '/a/settings/store',
  documents: () => '/a/settings/documents',
  setup: () => '/a/settings/setup',
  regions: (form: Form = {}) => address('/a/settings/regions', form),
  region: (id: string, form: Form = {}) => address(`/a/settings/regions/${id}`, form),
  taxes: (form: Form = {}) => address('/a/settings/taxes', form),
  taxRegion: (regionId: string, form: Form = {}) => address(`/a/settings/taxes/${regionId}`, form),
  taxRate: (regionId: string, id: string, form: Form = {}) =>
    address(`/a/settings/taxes/${regionId}/rates/${id}`, form),
  shippingProfiles: () => '/a/settings/shipping-profiles',
  shippingProfile: (id: string, form: Form = {}) =>
    address(`/a/settings/shipping-profiles/${id}`, form),
  locations: (form: Form = {}) => address('/a/settings/locations', form),
  location: (id: string, form: Form = {}) => address(`/a/settings/locations/${id}`, form),
  salesChannels: (form: Form = {}) => address('/a/settings/sales-channels', form),
  salesChannel: (id: string, form: Form = {}) => address(`/a/settings/sales-channels/${id}`, form),
  returnReasons: () => '/a/settings/return-reasons',
  apiKeys: () => '/a/settings/keys',
  apiKey: (id: string, form: Form = {}) => address(`/a/settings/keys/${id}`, form),
  people: () => '/a/settings/people',
  profile: () => '/a/settings/profile',
  developer: () => '/a/settings/developer',
};

export const HOME = '/a';

export function onPage(query: string, page: number): string {
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.toString();
}

/**
 * Replaces values in a path by their names, so that no id or search text leaves the browser.
 *
 * @param params router params; `*` is the rest of an unknown address
 */
export function routePattern(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const { '*': rest, ...named } = params;
  const names = new Map(Object.entries(named).map(([name, value]) => [value, name]));
  const parts = pathname.split('/').map((part) => {
    const name = names.get(decode(part));
    return name === undefined ? part : `:${name}`;
  });
  if (rest === undefined) return parts.join('/');
  return [...parts.slice(0, -rest.split('/').length), '*'].join('/');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
