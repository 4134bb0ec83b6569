const NEWEST = 'limit=25&offset=0&order=-created_at';

const listed = (names: readonly string[]): string => encodeURIComponent(names.join(','));

const ORDER_FIELDS = listed([
  'id',
  'display_id',
  'status',
  'payment_status',
  'fulfillment_status',
  'email',
  'currency_code',
  'total',
  'created_at',
  'updated_at',
]);
const ORDER_RELATIONS = listed(['customer', 'shipping_address', 'sales_channel', 'region']);
const PRODUCT_FIELDS = listed([
  'id',
  'title',
  'subtitle',
  'handle',
  'thumbnail',
  'status',
  'created_at',
  'updated_at',
]);
const PRODUCT_RELATIONS = listed(['collection', 'type', 'sales_channels']);

const ORDER_COUNT = `limit=1&offset=0&order=-created_at&fields=${listed(['id', 'total'])}&expand=`;

/** By area, the calls of its page as it opens without a query, where staff start. */
export const FIRST_PAGES: Readonly<Record<string, readonly string[]>> = {
  customers: [`/admin/customers?${NEWEST}&expand=groups`],
  home: [`/admin/orders?${ORDER_COUNT}`, '/admin/store'],
  orders: [`/admin/orders?${NEWEST}&fields=${ORDER_FIELDS}&expand=${ORDER_RELATIONS}`],
  products: [
    `/admin/products?${NEWEST}&fields=${PRODUCT_FIELDS}&expand=${PRODUCT_RELATIONS}&is_giftcard=false`,
  ],
};
