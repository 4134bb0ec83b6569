/** For tests: a store with two products, a collection and an order. */
import type { Document, Json, Operation, Parameter } from '../contract/document.ts';

const TEXT = { type: 'string' };
const NULLABLE = { type: ['string', 'null'] };
const AMOUNT = { type: 'integer' };

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string): Json => ({ type: 'array', items: reference(name) });
const nullOr = (name: string): Json => ({ anyOf: [reference(name), { type: 'null' }] });
const object = (properties: Record<string, Json>, optional: string[] = []): Json => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const body = (properties: Record<string, Json>, required: string[]): Json => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const TIMES = { created_at: TEXT, updated_at: TEXT };

const schemas: Record<string, Json> = {
  Collection: object({ id: TEXT, title: TEXT }),
  CollectionDetail: {
    allOf: [reference('Collection'), object({ products: listOf('Product') }, ['products'])],
  },
  Variant: object({ id: TEXT, title: TEXT, product_id: TEXT, weight: { type: 'integer' } }),
  Product: object({
    id: TEXT,
    ...TIMES,
    title: TEXT,
    handle: NULLABLE,
    status: { type: 'string', enum: ['draft', 'published'] },
    collection_id: NULLABLE,
    metadata: { type: ['object', 'null'], additionalProperties: true },
  }),
  ProductDetail: {
    allOf: [
      reference('Product'),
      object({ collection: nullOr('Collection'), variants: listOf('Variant') }),
    ],
  },
  Order: object({ id: TEXT, display_id: AMOUNT, status: TEXT, payment_status: TEXT }),
  Store: object({ id: TEXT, name: TEXT }),
  ProductBody: body(
    {
      title: TEXT,
      handle: TEXT,
      collection_id: NULLABLE,
      email: { type: 'string', format: 'email' },
      status: { type: 'string', enum: ['draft', 'published'] },
      tags: { type: 'array', items: TEXT },
      metadata: { type: 'object', additionalProperties: true },
      variants: { type: 'array', items: body({ id: TEXT, title: TEXT }, []) },
    },
    ['title'],
  ),
  Changes: { type: 'object', additionalProperties: true },
};

const TIME = '2026-01-02T00:00:00.000Z';
const linen = { id: 'pcol_linen', title: 'Linen' };
const product = (id: string, title: string, more: Record<string, Json>): Record<string, Json> => ({
  id,
  created_at: TIME,
  updated_at: TIME,
  title,
  handle: title.toLowerCase(),
  status: 'published',
  collection_id: null,
  metadata: null,
  ...more,
});
const kettle = product('prod_kettle', 'Kettle', {});
const shirt = product('prod_shirt', 'Shirt', { collection_id: linen.id, status: 'draft' });
const small = { id: 'variant_small', title: 'Small', product_id: 'prod_shirt', weight: 200 };

const answer = (schema: Json, value: Json, others: Record<string, Json> = {}): Operation => ({
  operationId: '',
  responses: {
    200: {
      description: 'OK',
      content: {
        'application/json': {
          schema,
          examples: {
            default: { value },
            ...Object.fromEntries(
              Object.entries(others).map(([name, other]) => [name, { value: other }]),
            ),
          },
        },
      },
    },
    404: { description: 'Not found' },
  },
});

const operation = (operationId: string, base: Operation, more: Partial<Operation>): Operation => ({
  ...base,
  operationId,
  ...more,
});

const takes = (name: string): Partial<Operation> => ({
  requestBody: {
    required: true,
    content: { 'application/json': { schema: reference(name) } },
  },
});

const query = (name: string, type = 'string'): Parameter => ({
  name,
  in: 'query',
  schema: { type },
});

const record = (property: string, name: string, value: Json): Operation =>
  answer(object({ [property]: reference(name) }), { [property]: value });

const list = (property: string, name: string, rows: Json[]): Operation =>
  answer(
    object({ [property]: listOf(name), count: AMOUNT, offset: AMOUNT, limit: AMOUNT }),
    { [property]: rows, count: rows.length, offset: 0, limit: 20 },
    { empty: { [property]: [], count: 0, offset: 0, limit: 20 } },
  );

const oneProduct = record('product', 'ProductDetail', {
  ...shirt,
  collection: linen,
  variants: [small],
});
const gone = answer(object({ id: TEXT, object: TEXT, deleted: { type: 'boolean' } }), {
  id: 'prod_shirt',
  object: 'product',
  deleted: true,
});
const oneCollection = record('collection', 'CollectionDetail', { ...linen, products: [shirt] });
const pending = { id: 'order_one', display_id: 1, status: 'pending', payment_status: 'awaiting' };
const oneOrder = record('order', 'Order', pending);
const oneStore = record('store', 'Store', { id: 'store_one', name: 'Chandlery' });

const find = ['q', 'order', 'status[]', 'collection_id[]', 'created_at'].map((name) => query(name));

export const smallContract: Document = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  security: [{ session: [] }],
  paths: {
    '/admin/products': {
      get: operation('listProducts', list('products', 'Product', [kettle, shirt]), {
        parameters: [...find, query('limit', 'integer'), query('offset', 'integer')],
      }),
      post: operation('createProduct', oneProduct, takes('ProductBody')),
    },
    '/admin/products/{id}': {
      get: operation('getProduct', oneProduct, {}),
      post: operation('updateProduct', oneProduct, takes('ProductBody')),
      delete: operation('deleteProduct', gone, {}),
    },
    '/admin/products/types': { get: operation('listTypes', record('type', 'Order', pending), {}) },
    '/admin/products/{id}/variants': {
      post: operation('createProductVariant', oneProduct, takes('Changes')),
    },
    '/admin/products/{id}/variants/{variant_id}': {
      post: operation('updateProductVariant', oneProduct, takes('Changes')),
      delete: operation('deleteProductVariant', oneProduct, {}),
    },
    '/admin/collections': {
      get: operation('listCollections', list('collections', 'Collection', [linen]), {}),
    },
    '/admin/collections/{id}': { get: operation('getCollection', oneCollection, {}) },
    '/admin/collections/{id}/products/batch': {
      post: operation('addProductsToCollection', oneCollection, takes('Changes')),
    },
    '/admin/orders': { get: operation('listOrders', list('orders', 'Order', [pending]), {}) },
    '/admin/orders/{id}': { get: operation('getOrder', oneOrder, {}) },
    '/admin/orders/{id}/capture': { post: operation('captureOrder', oneOrder, {}) },
    '/admin/orders/{id}/return': { post: operation('requestReturn', oneOrder, takes('Changes')) },
    '/admin/store': {
      get: operation('getStore', oneStore, {}),
      post: operation('updateStore', oneStore, takes('Changes')),
    },
  },
  components: { schemas },
};
