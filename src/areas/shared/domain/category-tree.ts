import type { ProductCategory } from '#generated/admin/admin.schemas.ts';

export interface CategoryNode {
  id: string;
  name: string;
  /** 0 at the top. */
  level: number;
  /** Names of ancestors. */
  path: string[];
}

type Listed = Pick<ProductCategory, 'id' | 'name' | 'parent_category_id' | 'rank'>;

/** Orders categories as a tree, siblings by rank; orphans go to the top. */
export function categoryTree(categories: readonly Listed[]): CategoryNode[] {
  const known = new Set(categories.map(({ id }) => id));
  const children = new Map<string | null, Listed[]>();
  for (const category of categories) {
    const parent = category.parent_category_id;
    const key = parent !== null && known.has(parent) ? parent : null;
    children.set(key, [...(children.get(key) ?? []), category]);
  }
  const below = (parent: string | null, level: number, path: string[]): CategoryNode[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.name.localeCompare(b.name))
      .flatMap(({ id, name }) => [
        { id, name, level, path },
        ...below(id, level + 1, [...path, name]),
      ]);
  return below(null, 0, []);
}

export function searchTree(tree: readonly CategoryNode[], search: string): CategoryNode[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (!wanted) return [...tree];
  return tree.filter(({ name, path }) =>
    [...path, name].join(' / ').toLocaleLowerCase().includes(wanted),
  );
}
