import type { ProductStatus } from '#generated/admin/admin.schemas.ts';

/** What is done to many products at once. */
export type ProductChange =
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'collection'; id: string | null }
  | { kind: 'type'; value: string }
  | { kind: 'tags'; mode: 'add' | 'remove' | 'replace'; values: string[] }
  | { kind: 'channel'; mode: 'add' | 'remove'; id: string }
  | { kind: 'category'; mode: 'add' | 'remove'; id: string }
  | { kind: 'delete' };

export type ProductChangeKind = ProductChange['kind'];

/** A product as it was before a change, with what the change touches. */
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

/** The relations that must be read before a change, to know whom it concerns and what to write back. */
export const RELATIONS: Record<ProductChangeKind, string> = {
  // Without any, the server would send them all.
  status: 'tags',
  collection: 'tags',
  type: 'type',
  tags: 'tags',
  channel: 'sales_channels',
  category: 'categories',
  delete: 'variants',
};

/** The contract's name of the call whose effects cover those of a change, and of its undoing. */
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

/** The tags of a product after a change of tags; they differ by more than capitals. */
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

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/**
 * Whether a product still has what a change gave it; what someone has changed since is not put back.
 *
 * @param earlier the product before the change
 * @param now     the product as it is
 */
export function isAsLeft(
  change: ProductChange,
  earlier: EarlierProduct,
  now: EarlierProduct,
): boolean {
  // Tags that were added, say, are those of before and the added ones, and no others.
  return change.kind === 'tags'
    ? sameTexts(now.tags, tagsAfter(earlier.tags, change))
    : !concerns(change, now);
}

/** Whether a change would change this product at all. */
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
