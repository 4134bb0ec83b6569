import type { ProductStatus } from '#generated/admin/admin.schemas.ts';
import type { listProducts } from '#generated/admin/products/products.ts';
import type { ExpandOf } from '#app/query/names.ts';

export type ProductChange =
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'collection'; id: string | null }
  | { kind: 'type'; value: string }
  | { kind: 'tags'; mode: 'add' | 'remove' | 'replace'; values: string[] }
  | { kind: 'channel'; mode: 'add' | 'remove'; id: string }
  | { kind: 'category'; mode: 'add' | 'remove'; id: string }
  | { kind: 'delete' };

export type ProductChangeKind = ProductChange['kind'];

/** Snapshot of a product before a change. */
export interface EarlierProduct {
  id: string;
  title: string;
  status: ProductStatus;
  collection_id: string | null;
  type: { id: string; value: string } | null;
  tags: string[];
  channels: string[];
  categories: string[];
  variants: { id: string; title: string; manage_inventory: boolean }[];
}

/** Relations to read before a change. */
export const RELATIONS: Record<ProductChangeKind, ExpandOf<typeof listProducts>> = {
  // Without any, the server sends all relations.
  status: 'tags',
  collection: 'tags',
  type: 'type',
  tags: 'tags',
  channel: 'sales_channels',
  category: 'categories',
  delete: 'variants',
};

/** API operation whose effects cover those of the change and its undo. */
export function operationOf(kind: ProductChangeKind): string {
  switch (kind) {
    case 'collection':
      return 'addProductsToCollection';
    case 'channel':
      return 'addProductsToSalesChannel';
    case 'category':
      return 'addProductsToCategory';
    case 'delete':
      return 'deleteProduct';
    case 'status':
    case 'type':
    case 'tags':
      return 'updateProduct';
    default:
      return kind satisfies never;
  }
}

const key = (text: string): string => text.trim().toLocaleLowerCase();

/** Case-insensitive. */
export function tagsAfter(
  before: readonly string[],
  { mode, values }: { mode: 'add' | 'remove' | 'replace'; values: readonly string[] },
): string[] {
  const named = new Set(values.map(key));
  if (mode === 'replace') return [...values];
  if (mode === 'remove') return before.filter((tag) => !named.has(key(tag)));
  const had = new Set(before.map(key));
  return [...before, ...values.filter((tag) => !had.has(key(tag)))];
}

/** Takes a change of tags back: out of the current tags, only its own are removed or put back. */
export function tagsBefore(
  earlier: readonly string[],
  now: readonly string[],
  change: { mode: 'add' | 'remove' | 'replace'; values: readonly string[] },
): string[] {
  const left = tagsAfter(earlier, change);
  const isBack = (tag: string): boolean => now.includes(tag) || !left.includes(tag);
  const isOthers = (tag: string): boolean => !earlier.includes(tag) && !left.includes(tag);
  return [...earlier.filter(isBack), ...now.filter(isOthers)];
}

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/** True while the product still has the values that the change gave it. Undo skips other products. */
export function isAsLeft(
  change: ProductChange,
  earlier: EarlierProduct,
  now: EarlierProduct,
): boolean {
  // Added tags: the earlier tags plus the added ones, and no others.
  return change.kind === 'tags'
    ? sameTexts(now.tags, tagsAfter(earlier.tags, change))
    : !concerns(change, now);
}

export function concerns(change: ProductChange, product: EarlierProduct): boolean {
  switch (change.kind) {
    case 'status':
      return product.status !== change.status;
    case 'collection':
      return product.collection_id !== change.id;
    case 'type':
      return (product.type?.value ?? '') !== change.value.trim();
    case 'tags':
      return !sameTexts(product.tags, tagsAfter(product.tags, change));
    case 'channel':
      return product.channels.includes(change.id) !== (change.mode === 'add');
    case 'category':
      return product.categories.includes(change.id) !== (change.mode === 'add');
    case 'delete':
      return true;
    default:
      return change satisfies never;
  }
}
