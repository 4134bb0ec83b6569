import type { UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import { applyMove } from '#ui/tree/moves.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import type { Category } from '../query.ts';

/** A change that is on its way to the server: of a category's fields, or of its place. */
export type PendingChange = { id: string; data: UpdateProductCategoryBody } | { move: TreeMove };

/** The tree as it will be when what is on its way has arrived. What fails is no longer on its way. */
export function withPending(
  categories: readonly Category[],
  changes: readonly PendingChange[],
): Category[] {
  let entries = [...categories];
  for (const change of changes) {
    if ('move' in change) {
      entries = applyMove(entries, change.move);
      continue;
    }
    const { parent_category_id: _parent, rank: _rank, ...fields } = change.data;
    entries = entries.map((entry) =>
      entry.id === change.id ? { ...entry, ...fields, label: fields.name ?? entry.label } : entry,
    );
  }
  return entries;
}
