import type {
  ListCollectionsParams,
  ListCustomerGroupsParams,
  ListPriceListsParams,
  ListProductTagsParams,
  ListProductTypesParams,
  ListSalesChannelsParams,
} from '#generated/admin/admin.schemas.ts';
import { getCollection, listCollections } from '#generated/admin/collections/collections.ts';
import {
  getCustomerGroup,
  listCustomerGroups,
} from '#generated/admin/customer-groups/customer-groups.ts';
import { listPriceLists } from '#generated/admin/price-lists/price-lists.ts';
import { listProductTags } from '#generated/admin/product-tags/product-tags.ts';
import { listProductTypes } from '#generated/admin/product-types/product-types.ts';
import { listSalesChannels } from '#generated/admin/sales-channels/sales-channels.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { categoryTree, searchTree } from '../domain/category-tree.ts';
import type { CategoryNode } from '../domain/category-tree.ts';
import { readAllCategories } from './categories.ts';

export type SourceCalls = Pick<OptionSource, 'find' | 'one'>;

/** Bare value of a deleted record. */
const firstOr = (value: string, options: Option[]): Option => options[0] ?? { value, label: value };

const titled = (record: { id: string; title: string }): Option => ({
  value: record.id,
  label: record.title,
});
const named = (record: { id: string; name: string }): Option => ({
  value: record.id,
  label: record.name,
});
const valued = (record: { id: string; value: string }): Option => ({
  value: record.id,
  label: record.value,
});

export const collections: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { collections: found, count } = await listCollections(
      omitUndefined<ListCollectionsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(found, titled), count };
  },
  one: async (id, signal) => titled((await getCollection(id, { signal })).collection),
};

export const productTypes: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { product_types: types, count } = await listProductTypes(
      omitUndefined<ListProductTypesParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(types, valued), count };
  },
  one: async (id, signal) =>
    firstOr(
      id,
      optionsOf((await listProductTypes({ id: [id] }, { signal })).product_types, valued),
    ),
};

export const productTags: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { product_tags: tags, count } = await listProductTags(
      omitUndefined<ListProductTagsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(tags, valued), count };
  },
  one: async (id, signal) =>
    firstOr(id, optionsOf((await listProductTags({ id: [id] }, { signal })).product_tags, valued)),
};

export const salesChannels: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { sales_channels: channels, count } = await listSalesChannels(
      omitUndefined<ListSalesChannelsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(channels, named), count };
  },
  one: async (id, signal) =>
    firstOr(id, optionsOf((await listSalesChannels({ id }, { signal })).sales_channels, named)),
};

export const customerGroups: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { customer_groups: groups, count } = await listCustomerGroups(
      omitUndefined<ListCustomerGroupsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(groups, named), count };
  },
  // The server can't list groups by id.
  one: async (id, signal) => named((await getCustomerGroup(id, {}, { signal })).customer_group),
};

export const priceLists: SourceCalls = {
  find: async ({ q, limit, offset }, signal) => {
    const { price_lists: lists, count } = await listPriceLists(
      omitUndefined<ListPriceListsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(lists, named), count };
  },
  one: async (id, signal) =>
    firstOr(id, optionsOf((await listPriceLists({ id }, { signal })).price_lists, named)),
};

const placed = ({ id, name, path }: CategoryNode): Option => ({
  value: id,
  label: [...path, name].join(' › '),
});

const wholeTree = async (signal: AbortSignal): Promise<CategoryNode[]> =>
  categoryTree(await readAllCategories(signal));

export const categories: SourceCalls = {
  find: async ({ q = '', limit, offset }, signal) => {
    const nodes = searchTree(await wholeTree(signal), q);
    return { options: nodes.slice(offset, offset + limit).map(placed), count: nodes.length };
  },
  one: async (id, signal) =>
    firstOr(id, (await wholeTree(signal)).filter((node) => node.id === id).map(placed)),
};
