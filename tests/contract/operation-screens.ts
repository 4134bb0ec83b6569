/** Maps admin operations to code, screens and journeys. */
import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.ts';

interface ScreenCode {
  /** Path prefix of its files. */
  code: string;
  screen: string;
  /** Files in `tests/e2e/live`, without `.spec.ts`. */
  journeys: readonly string[];
}

const SPECS = globSync(inRoot('tests/e2e/live/*.spec.ts')).map((path) =>
  basename(path, '.spec.ts'),
);

const foldersIn = (path: string): string[] =>
  readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Specs are named after an area or a page of the settings, or its singular. */
const journeysOf = (name: string): string[] => {
  const singular = name.replace(/s$/u, '');
  return SPECS.filter((spec) => new RegExp(`^${singular}s?(?:-|$)`, 'u').test(spec));
};

const areas: readonly ScreenCode[] = foldersIn('src/areas')
  .filter((area) => area !== 'shared')
  .map((area) => ({
    code: `src/areas/${area}/`,
    screen: `/a/${area}`,
    journeys: journeysOf(area),
  }));

/** Tried by specs of other names. */
const PARTS_OF_SETTINGS: ReadonlySet<string> = new Set([
  'documents',
  'home',
  'setup',
  'store',
  'whole-list',
]);

const settingsPages: readonly ScreenCode[] = foldersIn('src/areas/settings')
  .filter((page) => !PARTS_OF_SETTINGS.has(page))
  .map((page) => ({
    code: `src/areas/settings/${page}/`,
    screen: `/a/settings/${page}`,
    journeys: journeysOf(`settings-${page}`),
  }));

/** Areas, settings pages, and code that has no folder of its own. */
export const SCREEN_CODE: readonly ScreenCode[] = [
  ...areas,
  ...settingsPages,
  {
    code: 'src/areas/settings/documents/',
    screen: '/a/settings/documents',
    journeys: ['order-print'],
  },
  { code: 'src/app/session/', screen: '/login', journeys: ['session', 'account'] },
  { code: 'src/app/analytics/', screen: '/a/settings/profile', journeys: ['analytics'] },
  { code: 'src/app/activity/', screen: 'every screen: activity', journeys: ['activity'] },
  { code: 'src/app/flags/', screen: 'every screen', journeys: ['session'] },
  { code: 'src/app/errors/', screen: 'every screen', journeys: ['offline-saves'] },
  { code: 'src/areas/shared/figures/', screen: '/a/reports', journeys: ['reports', 'home'] },
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
    code: 'src/areas/shared/files/',
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
