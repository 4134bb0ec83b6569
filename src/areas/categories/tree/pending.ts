import type { UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import { applyMove } from '#ui/tree/moves.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import type { Category } from '../query.ts';

/** A pending update of fields or position. */
export type PendingChange = { id: string; data: UpdateProductCategoryBody } | { move: TreeMove };

/** Applies pending changes optimistically; failed ones drop out. */
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
