/**
 * Every address of the app, below the path at which it is served. What an address keeps besides the record (the list
 * that one came from, an open form) is a parameter by name, so that a renamed one breaks the build.
 */

/** Under these names an address keeps what a link to it restores. */
export const PARAMS = {
  /** The form that is open. */
  edit: 'edit',
  /** What the form is open for, where that isn't the page's record: a variant, the category above. */
  subject: 'for',
  /** The list that a record was opened from: that list's own parameters. */
  list: 'list',
  /** What the tree of categories is searched for. */
  find: 'find',
  /** The import that is shown. */
  job: 'job',
  /** The step of something that is made in several. */
  step: 'step',
  /** What is printed of orders. */
  sheet: 'sheet',
  /** The fulfillment that a packing slip is for. */
  fulfillment: 'fulfillment',
  /** The order or draft that a new draft begins with. */
  from: 'from',
  /** The draft that a new one takes the place of. */
  replaces: 'replaces',
  /** A product that a spreadsheet of prices shows besides its own. */
  product: 'product',
} as const;

type Param = keyof typeof PARAMS;

/** Builds an address; parameters without a value are left out. */
function address(path: string, values: Partial<Record<Param, string | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [Param, string | undefined][]) {
    if (value) query.set(PARAMS[name], value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** What a link to a record may open: one of its forms, for something of it. */
interface Form {
  edit?: string | undefined;
  subject?: string | undefined;
}

/** What can be printed of orders. */
export type Sheet = 'slip' | 'receipt' | 'picklist';

export const paths = {
  login: () => '/login',
  resetPassword: () => '/reset-password',
  /** Where someone who was invited joins. */
  invite: (token: string) => `/invite?token=${encodeURIComponent(token)}`,

  /** @param query the list's own parameters: search, filters, sort, page */
  orders: (query = '') => (query ? `/a/orders?${query}` : '/a/orders'),
  order: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/orders/${id}`, { edit, subject, list }),
  /** Where the items of an order are edited. */
  orderEdit: (id: string, { edit }: Pick<Form, 'edit'> = {}) =>
    address(`/a/orders/${id}/edit`, { edit }),
  /**
   * Orders one after the other.
   *
   * @param query the parameters of their list
   * @param at id of the order at which one is, or that one is at the end; the first one unless told
   */
  orderQueue: (query = '', at = '') => `/a/orders/queue${at && `/${at}`}${query && `?${query}`}`,

  /**
   * Orders as sheets of paper: a packing slip or a receipt each, or one pick list for all. The sheets stand in the order
   * of the ids.
   *
   * @param print.fulfillment prints the packing slip of this fulfillment alone
   * @param print.list the parameters of the list that the way back leads to, where there are several orders
   */
  orderPrint: (
    ids: readonly string[],
    sheet: Sheet,
    print: { fulfillment?: string | undefined; list?: string | undefined } = {},
  ) => address('/a/orders/print', { sheet, ...print }) + ids.map((id) => `&id=${id}`).join(''),

  /** @param query the list's own parameters: search, filters, page */
  returns: (query = '') => (query ? `/a/returns?${query}` : '/a/returns'),

  /** @param query the list's own parameters: search, filters, sort, page */
  drafts: (query = '') => (query ? `/a/drafts?${query}` : '/a/drafts'),
  /**
   * A new draft order.
   *
   * @param start.from id of the order or draft that it begins with
   * @param start.replaces id of the draft that it takes the place of
   */
  newDraft: (start: { from?: string; replaces?: string } = {}) => address('/a/drafts/new', start),
  draft: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/drafts/${id}`, { edit, subject, list }),

  /** @param query the list's own parameters: search, filters, sort, page */
  products: (query = '') => (query ? `/a/products?${query}` : '/a/products'),
  newProduct: () => '/a/products/new',
  importProducts: ({ job }: { job?: string } = {}) => address('/a/products/import', { job }),
  product: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/products/${id}`, { edit, subject, list }),
  /** The spreadsheet of a product's prices and stock. */
  productGrid: (id: string) => `/a/products/${id}/grid`,
  /**
   * A spreadsheet of many products' variants.
   *
   * @param query which products, and the list that they were chosen in
   */
  productSheet: (sheet: 'prices' | 'stock', query: string) => `/a/products/${sheet}?${query}`,

  /** @param query the list's own parameters: search, filters, sort, page */
  discounts: (query = '') => (query ? `/a/discounts?${query}` : '/a/discounts'),
  /**
   * A new discount.
   *
   * @param start.from id of the discount that it begins with
   */
  newDiscount: (start: { from?: string } = {}) => address('/a/discounts/new', start),
  discount: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/discounts/${id}`, { edit, list }),

  /** @param query the list's own parameters: search, sort, page */
  giftCards: (query = '') => (query ? `/a/gift-cards?${query}` : '/a/gift-cards'),
  newGiftCard: () => address('/a/gift-cards', { edit: 'new' }),
  giftCard: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/gift-cards/${id}`, { edit, list }),
  /** The gift cards that shoppers buy: products, and what each costs. */
  giftCardProducts: (form: Form = {}) => address('/a/gift-cards/products', form),

  collections: (form: Form = {}) => address('/a/collections', form),
  collection: (id: string, form: Form = {}) => address(`/a/collections/${id}`, form),

  categories: ({ find, ...form }: Form & { find?: string | undefined } = {}) =>
    address('/a/categories', { find, ...form }),
  category: (id: string, { find, ...form }: Form & { find?: string | undefined } = {}) =>
    address(`/a/categories/${id}`, { find, ...form }),

  /** @param query the list's own parameters: search, filters, sort, page */
  customers: (query = '') => (query ? `/a/customers?${query}` : '/a/customers'),
  newCustomer: () => address('/a/customers', { edit: 'new' }),
  customer: (id: string, { edit, subject, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/customers/${id}`, { edit, subject, list }),

  /** @param query the list's own parameters: search, filters, sort, page */
  customerGroups: (query = '') => (query ? `/a/customer-groups?${query}` : '/a/customer-groups'),
  newCustomerGroup: () => address('/a/customer-groups', { edit: 'new' }),
  customerGroup: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/customer-groups/${id}`, { edit, list }),

  /** @param query the list's own parameters: search, filters, sort, page */
  priceLists: (query = '') => (query ? `/a/price-lists?${query}` : '/a/price-lists'),
  /** Price lists and discounts by their dates. */
  priceCalendar: () => '/a/price-lists/calendar',
  /** What a shopper pays for any variant. */
  shopperPrice: () => '/a/price-lists/shopper-price',
  newPriceList: () => address('/a/price-lists', { edit: 'new' }),
  priceList: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/price-lists/${id}`, { edit, list }),
  /**
   * The spreadsheet of a price list's prices.
   *
   * @param products ids of products that stand in it too, though they have no prices in the price list yet
   */
  priceListPrices: (id: string, products: readonly string[] = []) => {
    const query = products.map((product) => `${PARAMS.product}=${product}`).join('&');
    return `/a/price-lists/${id}/prices${query && `?${query}`}`;
  },

  inventory: (query = '') => (query ? `/a/inventory?${query}` : '/a/inventory'),
  newInventoryItem: () => address('/a/inventory', { edit: 'new' }),
  inventoryItem: (id: string, { edit, list }: Form & { list?: string | undefined } = {}) =>
    address(`/a/inventory/${id}`, { edit, list }),
  /**
   * A spreadsheet of what lies where of inventory items.
   *
   * @param query which items, and the list that they were chosen in
   */
  inventorySheet: (query: string) => `/a/inventory/sheet?${query}`,
  stocktake: () => '/a/inventory/stocktake',

  reservations: (query = '') => (query ? `/a/reservations?${query}` : '/a/reservations'),
  newReservation: (item?: string) => address('/a/reservations', { edit: 'new', subject: item }),
  /** A reservation, open over its list. */
  reservation: (id: string, { list = '' }: { list?: string } = {}) =>
    address('/a/reservations', { edit: 'reservation', subject: id }) + (list && `&${list}`),

  settings: () => '/a/settings',
  storeSettings: () => '/a/settings/store',
  /** What the store still needs for its first sale. */
  setup: () => '/a/settings/setup',
  regions: (form: Form = {}) => address('/a/settings/regions', form),
  region: (id: string, form: Form = {}) => address(`/a/settings/regions/${id}`, form),
  taxes: (form: Form = {}) => address('/a/settings/taxes', form),
  /** What is taxed how in a region. */
  taxRegion: (regionId: string, form: Form = {}) => address(`/a/settings/taxes/${regionId}`, form),
  /** One of a region's tax rates, with what it applies to. */
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

/** Where one lands after signing in when no page was asked for. */
export const HOME = paths.orders();

/** A list's parameters on another of its pages. */
export function onPage(query: string, page: number): string {
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.toString();
}
