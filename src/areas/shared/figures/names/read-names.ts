import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListProductsParams, ListVariantsParams } from '#generated/admin/admin.schemas.ts';
import { getListCollectionsQueryKey } from '#generated/admin/collections/collections.ts';
import {
  getCustomer,
  getListCustomersQueryKey,
  listCustomers,
} from '#generated/admin/customers/customers.ts';
import {
  getDiscount,
  getListDiscountsQueryKey,
  listDiscounts,
} from '#generated/admin/discounts/discounts.ts';
import { getListProductCategoriesQueryKey } from '#generated/admin/product-categories/product-categories.ts';
import { getListProductsQueryKey, listProducts } from '#generated/admin/products/products.ts';
import { getListRegionsQueryKey } from '#generated/admin/regions/regions.ts';
import {
  getListReturnReasonsQueryKey,
  listReturnReasons,
} from '#generated/admin/return-reasons/return-reasons.ts';
import { getListSalesChannelsQueryKey } from '#generated/admin/sales-channels/sales-channels.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { categoryTree } from '../../domain/category-tree.ts';
import { personName } from '#ui/format/person-name.ts';
import type { Person } from '#ui/format/person-name.ts';
import { everyPage } from '../../read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '../../read/map-concurrently.ts';
import { allCategoriesOptions } from '../../sources/categories.ts';
import { regionsOptions } from '../../sources/regions.ts';
import { collections, salesChannels } from '../../sources/source-calls.ts';
import type { SourceCalls } from '../../sources/source-calls.ts';
import { findRecords } from './find-records.ts';
import { variantPath } from './path-of.ts';
import type { NamedKind } from './path-of.ts';
import { variantName } from './variant-name.ts';

export interface Named {
  id: string;
  name: string;
  path?: string;
}

interface Call {
  client: QueryClient;
  signal: AbortSignal;
}

interface NamesReader {
  /** Of the records, so that writes refresh their names */
  key: QueryKey;
  /** Short lists */
  isReadWhole: boolean;
  /** @throws ApiError */
  read: (ids: readonly string[], call: Call) => Promise<Named[]>;
}

/** Ids that fit into a URL */
const IDS_AT_ONCE = 100;

const inParts = async <Row>(
  ids: readonly string[],
  read: (part: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> => (await mapConcurrently(chunk(ids, IDS_AT_ONCE), CALLS_AT_ONCE, read)).flat();

const readOptions = async (source: SourceCalls, { signal }: Call): Promise<Named[]> => {
  const options = await everyPage(async (page) => {
    const { options: rows, count } = await source.find(page, signal);
    return { rows, count };
  });
  return options.map(({ value, label }) => ({ id: value, name: label }));
};

export const NAMES: Record<NamedKind, NamesReader> = {
  product: {
    key: getListProductsQueryKey(),
    isReadWhole: false,
    read: async (ids, { signal }) => {
      const products = await inParts(ids, async (id) => {
        // One small relation instead of all.
        const params = {
          id,
          limit: id.length,
          fields: joinNames<FieldOf<typeof listProducts>>('id', 'title'),
          expand: 'collection' satisfies ExpandOf<typeof listProducts>,
        } satisfies ListProductsParams;
        return (await listProducts(params, { signal })).products;
      });
      return readEach(products, ({ id, title }) => ({ id, name: plainText(title) }));
    },
  },
  variant: {
    key: getListVariantsQueryKey(),
    isReadWhole: false,
    read: async (ids, { signal }) => {
      const variants = await inParts(ids, async (id) => {
        const params = {
          id,
          limit: id.length,
          fields: joinNames<FieldOf<typeof listVariants>>('id', 'title', 'product_id'),
          expand: 'product' satisfies ExpandOf<typeof listVariants>,
        } satisfies ListVariantsParams;
        return (await listVariants(params, { signal })).variants;
      });
      return readEach(variants, ({ id, title, product_id: productId, product }) => ({
        id,
        name: variantName(product?.title, title),
        path: variantPath(productId, id),
      }));
    },
  },
  discount: {
    key: getListDiscountsQueryKey(),
    isReadWhole: false,
    read: async (ids, { signal }) => {
      const fields = joinNames<FieldOf<typeof listDiscounts>>('id', 'code');
      const discounts = await findRecords<{ id: string; code: string }>(ids, {
        page: async ({ limit, offset }) => {
          const { discounts: rows, count } = await listDiscounts(
            {
              limit,
              offset,
              fields,
              expand: '',
              order: 'id' satisfies OrderOf<typeof listDiscounts>,
            },
            { signal },
          );
          return { rows, count };
        },
        one: async (id) => (await getDiscount(id, { fields, expand: '' }, { signal })).discount,
      });
      return readEach(discounts, ({ id, code }) => ({ id, name: plainText(code) }));
    },
  },
  customer: {
    key: getListCustomersQueryKey(),
    isReadWhole: false,
    read: async (ids, { signal }) => {
      const customers = await findRecords<Person & { id: string }>(ids, {
        page: async ({ limit, offset }) => {
          const { customers: rows, count } = await listCustomers(
            { limit, offset, order: 'id' satisfies OrderOf<typeof listCustomers> },
            { signal },
          );
          return { rows, count };
        },
        // Without a relation, the server would add all orders.
        one: async (id) =>
          (
            await getCustomer(
              id,
              { expand: 'groups' satisfies ExpandOf<typeof getCustomer> },
              { signal },
            )
          ).customer,
      });
      return readEach(customers, (customer) => ({
        id: customer.id,
        name: plainText(personName(customer)),
      }));
    },
  },
  channel: {
    key: getListSalesChannelsQueryKey(),
    isReadWhole: true,
    read: async (_ids, call) => readOptions(salesChannels, call),
  },
  collection: {
    key: getListCollectionsQueryKey(),
    isReadWhole: true,
    read: async (_ids, call) => readOptions(collections, call),
  },
  region: {
    key: getListRegionsQueryKey(),
    isReadWhole: true,
    read: async (_ids, { client }) =>
      readEach(await client.fetchQuery(regionsOptions), ({ id, name }) => ({
        id,
        name: plainText(name),
      })),
  },
  category: {
    key: getListProductCategoriesQueryKey(),
    isReadWhole: true,
    read: async (_ids, { client }) =>
      categoryTree(await client.fetchQuery(allCategoriesOptions)).map(({ id, name, path }) => ({
        id,
        name: [...path, name].join(' › '),
      })),
  },
  returnReason: {
    key: getListReturnReasonsQueryKey(),
    isReadWhole: true,
    read: async (_ids, { signal }) => {
      const { return_reasons: reasons } = await listReturnReasons({ signal });
      return readEach(reasons, ({ id, label, return_reason_children: children }) => [
        { id, name: plainText(label) },
        ...listOf(children).map((child) => ({
          id: child.id,
          name: [label, child.label].map(plainText).filter(Boolean).join(' › '),
        })),
      ]).flat();
    },
  },
  country: { key: ['countries'], isReadWhole: true, read: () => Promise.resolve([]) },
};
