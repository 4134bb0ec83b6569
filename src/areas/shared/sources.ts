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
import { categoryTree, searchTree } from './category-tree.ts';
import type { CategoryNode } from './category-tree.ts';
import { readAllCategories } from './lists.ts';

/** The first option, or the bare value when the record is gone. */
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

export const collectionSource: OptionSource = {
  key: ['admin', 'collections'],
  find: async (search, signal) => {
    const { collections, count } = await listCollections(search, { signal });
    return { options: optionsOf(collections, titled), count };
  },
  one: async (id, signal) => titled((await getCollection(id, { signal })).collection),
};

export const productTypeSource: OptionSource = {
  key: ['admin', 'product-types'],
  find: async (search, signal) => {
    const { product_types: types, count } = await listProductTypes(search, { signal });
    return { options: optionsOf(types, valued), count };
  },
  one: async (id, signal) =>
    firstOr(
      id,
      optionsOf((await listProductTypes({ id: [id] }, { signal })).product_types, valued),
    ),
};

export const productTagSource: OptionSource = {
  key: ['admin', 'product-tags'],
  find: async (search, signal) => {
    const { product_tags: tags, count } = await listProductTags(search, { signal });
    return { options: optionsOf(tags, valued), count };
  },
  one: async (id, signal) =>
    firstOr(id, optionsOf((await listProductTags({ id: [id] }, { signal })).product_tags, valued)),
};

export const salesChannelSource: OptionSource = {
  key: ['admin', 'sales-channels'],
  find: async (search, signal) => {
    const { sales_channels: channels, count } = await listSalesChannels(search, { signal });
    return { options: optionsOf(channels, named), count };
  },
  one: async (id, signal) =>
    firstOr(id, optionsOf((await listSalesChannels({ id }, { signal })).sales_channels, named)),
};

export const customerGroupSource: OptionSource = {
  key: ['admin', 'customer-groups'],
  find: async (search, signal) => {
    const { customer_groups: groups, count } = await listCustomerGroups(search, { signal });
    return { options: optionsOf(groups, named), count };
  },
  // The server refuses to list groups by their ids.
  one: async (id, signal) => named((await getCustomerGroup(id, {}, { signal })).customer_group),
};

export const priceListSource: OptionSource = {
  key: ['admin', 'price-lists'],
  find: async (search, signal) => {
    const { price_lists: lists, count } = await listPriceLists(search, { signal });
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

/** Categories with the names of those above them, in the order of the tree. */
export const categorySource: OptionSource = {
  key: ['admin', 'product-categories'],
  find: async ({ q = '', limit, offset }, signal) => {
    const nodes = searchTree(await wholeTree(signal), q);
    return { options: nodes.slice(offset, offset + limit).map(placed), count: nodes.length };
  },
  one: async (id, signal) =>
    firstOr(id, (await wholeTree(signal)).filter((node) => node.id === id).map(placed)),
};
