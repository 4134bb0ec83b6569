import { deleteProductCategory } from '#generated/admin/product-categories/product-categories.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import { ancestorsOf, childrenByParent } from '#ui/tree/tree.ts';
import type { Step } from '#shared/steps.ts';
import type { Category } from '../query.ts';

/** What becomes of the categories below one that is deleted. */
export type Below = 'move' | 'delete';

/** All categories below one, each after its parent. */
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
 * The steps that delete a category that has others below it, which the server refuses to do in one: the deepest first,
 * or those right below it moved to its place before it goes.
 *
 * @param move moves a category in the tree; done already, it does nothing
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
    // One at a time: while the server deletes one, it numbers its siblings anew, and so brings one back that another
    // call has deleted meanwhile.
    return branch
      .toSorted((one, other) => depth(other) - depth(one))
      .map((each, stage) => remove(each, stage));
  }
  const children = childrenByParent(all);
  const siblings = children.get(category.parentId) ?? children.get(null) ?? [];
  const place = siblings.findIndex(({ id }) => id === category.id);
  const own = children.get(category.id) ?? [];
  return [
    // One after the other: each rank follows from the one before.
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

/** Deletes a category; one that is gone already is fine. */
async function removeCategory(id: string, call: CallOptions): Promise<void> {
  try {
    await deleteProductCategory(id, call);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
