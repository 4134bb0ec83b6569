import { deleteProductCategory } from '#generated/admin/product-categories/product-categories.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import { ancestorsOf, childrenByParent } from '#ui/tree/tree.ts';
import type { Step } from '#shared/save/steps.ts';
import type { Category } from '../query.ts';

/** Fate of the subcategories. */
export type Below = 'move' | 'delete';

/** Returns all descendants, parents first. */
export function branchBelow(all: readonly Category[], id: string): Category[] {
  const children = childrenByParent(all);
  const below = (parent: string): Category[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child.id)]);
  return below(id);
}

interface RemovalWords {
  move: (category: Category) => string;
  delete: (category: Category) => string;
}

/**
 * Steps to delete a category with children, which the server refuses in one call: deletes the deepest first, or moves
 * the children to its place.
 *
 * @param move no-op if already moved
 */
export function removalSteps(
  all: readonly Category[],
  category: Category,
  below: Below,
  {
    words,
    move,
  }: { words: RemovalWords; move: (to: TreeMove, call: CallOptions) => Promise<unknown> },
): Step[] {
  const remove = (each: Category, stage: number): Step => ({
    id: each.id,
    label: words.delete(each),
    stage,
    run: (call) => removeCategory(each.id, call),
  });
  if (below === 'delete') {
    const branch = [category, ...branchBelow(all, category.id)];
    const depth = (each: Category): number => ancestorsOf(all, each.id).length;
    // Sequential: deleting renumbers siblings, which restores one deleted by another call meanwhile.
    return branch
      .toSorted((one, other) => depth(other) - depth(one))
      .map((each, stage) => remove(each, stage));
  }
  const children = childrenByParent(all);
  const siblings = children.get(category.parentId) ?? children.get(null) ?? [];
  const place = siblings.findIndex(({ id }) => id === category.id);
  const own = children.get(category.id) ?? [];
  return [
    // Sequential: each rank depends on the previous one.
    ...own.map((each, index): Step => ({
      id: `move ${each.id}`,
      label: words.move(each),
      stage: index,
      run: (call) =>
        move({ id: each.id, parentId: category.parentId, index: place + 1 + index }, call),
    })),
    remove(category, own.length),
  ];
}

/** Ignores 404. */
async function removeCategory(id: string, call: CallOptions): Promise<void> {
  try {
    await deleteProductCategory(id, call);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
