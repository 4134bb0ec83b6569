/** Maps admin operations to code, screens and journeys. */

export interface ScreenCode {
  /** Path prefix of its files. */
  code: string;
  screen: string;
  /** Files in `tests/e2e/live`, without `.spec.ts`. */
  journeys: readonly string[];
}

const settings = (
  page: string,
  journeys: readonly string[] = [`settings-${page}`],
): ScreenCode => ({
  code: `src/areas/settings/${page}/`,
  screen: `/a/settings/${page}`,
  journeys,
});

/** First match wins. */
export const SCREEN_CODE: readonly ScreenCode[] = [
  { code: 'src/app/session/', screen: '/login', journeys: ['session', 'account'] },
  { code: 'src/app/analytics/', screen: '/a/settings/profile', journeys: ['analytics'] },
  { code: 'src/app/activity/', screen: 'every screen: activity', journeys: ['activity'] },
  { code: 'src/app/flags/', screen: 'every screen', journeys: ['session'] },
  { code: 'src/app/errors/', screen: 'every screen', journeys: ['offline-saves'] },
  {
    code: 'src/areas/orders/',
    screen: '/a/orders',
    journeys: [
      'orders',
      'order-actions',
      'order-edit',
      'order-exchanges',
      'order-claims',
      'order-returns',
      'order-resend',
    ],
  },
  { code: 'src/areas/returns/', screen: '/a/returns', journeys: ['return-list'] },
  { code: 'src/areas/drafts/', screen: '/a/drafts', journeys: ['drafts'] },
  {
    code: 'src/areas/products/',
    screen: '/a/products',
    journeys: [
      'product-create',
      'product-edit',
      'product-variants',
      'product-options',
      'product-import',
      'product-export',
    ],
  },
  { code: 'src/areas/collections/', screen: '/a/collections', journeys: ['collections'] },
  { code: 'src/areas/categories/', screen: '/a/categories', journeys: ['categories'] },
  { code: 'src/areas/customers/', screen: '/a/customers', journeys: ['customers'] },
  {
    code: 'src/areas/customer-groups/',
    screen: '/a/customer-groups',
    journeys: ['customer-groups'],
  },
  {
    code: 'src/areas/discounts/',
    screen: '/a/discounts',
    journeys: ['discounts', 'discount-codes', 'discount-try'],
  },
  {
    code: 'src/areas/gift-cards/',
    screen: '/a/gift-cards',
    journeys: ['gift-cards', 'gift-cards-products'],
  },
  {
    code: 'src/areas/price-lists/',
    screen: '/a/price-lists',
    journeys: ['price-lists', 'price-lists-grid', 'price-lists-files'],
  },
  { code: 'src/areas/inventory/', screen: '/a/inventory', journeys: ['inventory'] },
  { code: 'src/areas/reservations/', screen: '/a/reservations', journeys: ['reservations'] },
  settings('store', ['settings']),
  settings('regions'),
  settings('taxes', ['settings-taxes']),
  settings('channels'),
  settings('locations'),
  settings('shipping-profiles'),
  settings('return-reasons'),
  settings('keys'),
  settings('people'),
  settings('profile'),
  settings('developer'),
  { code: 'src/areas/settings/', screen: '/a/settings', journeys: ['settings'] },
  {
    code: 'src/areas/shared/inventory/',
    screen: '/a/inventory',
    journeys: ['inventory', 'product-stock'],
  },
  {
    code: 'src/areas/shared/domain/discount-condition-readers.ts',
    screen: '/a/drafts',
    journeys: ['drafts', 'order-exchanges'],
  },
  {
    code: 'src/areas/shared/export/',
    screen: '/a/products',
    journeys: ['product-export'],
  },
  {
    code: 'src/areas/shared/record/Notes.tsx',
    screen: '/a/orders',
    journeys: ['order-notes', 'customers'],
  },
  {
    code: 'src/areas/shared/record/note-creation.ts',
    screen: '/a/orders',
    journeys: ['order-notes', 'customers'],
  },
  {
    code: 'src/areas/shared/record/notes-of.ts',
    screen: '/a/orders',
    journeys: ['order-notes', 'customers'],
  },
  {
    code: 'src/areas/shared/files/useUploads.ts',
    screen: '/a/products',
    journeys: ['product-pictures'],
  },
  {
    code: 'src/areas/shared/notifications/',
    screen: '/a/settings/developer',
    journeys: ['settings-developer', 'gift-cards'],
  },
];

/** Unused operations and the operation used instead. */
export const INSTEAD: Readonly<Record<string, string>> = {
  // The browser has a session; tokens are for programs.
  createToken: 'createSession',
  listCustomersInGroup: 'listCustomers',
  // A deleted level can't be stocked again, so it is set to zero.
  deleteInventoryLevel: 'updateInventoryLevel',
  deleteDynamicDiscountCode: 'deleteDiscount',
  addRegionToDiscount: 'updateDiscount',
  removeRegionFromDiscount: 'updateDiscount',
  listDiscountConditions: 'getDiscount',
  getDiscountCondition: 'getDiscount',
  updateDiscountCondition: 'addResourcesToDiscountCondition',
  // Changing items drops the draft's shipping on the server, so the draft is recreated.
  createDraftOrderLineItem: 'createDraftOrder',
  updateDraftOrderLineItem: 'createDraftOrder',
  deleteDraftOrderLineItem: 'createDraftOrder',
  listInventoryLevels: 'listInventoryItems',
  resendInviteLegacy: 'resendInvite',
  getNote: 'listNotes',
  getOrderEdit: 'listOrderEdits',
  listOrderReservations: 'listReservations',
  createLineItemReservation: 'createReservation',
  getPaymentCollection: 'listOrderEdits',
  getPayment: 'getOrder',
  listPriceListProducts: 'listProducts',
  deletePriceListProductPrices: 'deletePriceListProductsPrices',
  deletePriceListVariantPrices: 'deletePriceListPrices',
  listUsedProductTypes: 'listProductTypes',
  listProductTagUsage: 'listProductTags',
  setProductMetadata: 'updateProduct',
  getProductVariant: 'listProductVariants',
  listProductOptions: 'getProduct',
  getProductOption: 'getProduct',
  addCountryToRegion: 'updateRegion',
  removeCountryFromRegion: 'updateRegion',
  addFulfillmentProviderToRegion: 'updateRegion',
  removeFulfillmentProviderFromRegion: 'updateRegion',
  addPaymentProviderToRegion: 'updateRegion',
  removePaymentProviderFromRegion: 'updateRegion',
  addStoreCurrencyLegacy: 'updateStore',
  addStoreCurrency: 'updateStore',
  removeStoreCurrency: 'updateStore',
  listPaymentProviders: 'getStore',
  // The order page includes exchanges.
  listSwaps: 'getOrder',
  getSwap: 'getOrder',
  // Invited users choose their own password.
  createUser: 'createInvite',
  deleteAnalyticsConfig: 'updateAnalyticsConfig',
};

/** Unused operations and the reason. */
export const WITHOUT: Readonly<Record<string, string>> = {
  addShippingMethodToOrder:
    'It raises what a paid order costs without anyone paying it; an order edit does it with a payment.',
  updatePaymentCollection: 'It changes a description and metadata that no screen shows.',
  deletePaymentCollection: 'An order edit’s payment belongs to it, and goes when it is canceled.',
};
