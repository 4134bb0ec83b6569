import { applyLevel } from '#shared/inventory/items.ts';
import { locationOf } from '#shared/price-grid/columns.ts';
import type { Edits } from '#ui/grid/edits.ts';
import type { Rows, SheetRow } from '#shared/sheet/rows.ts';
import { batchSteps, writeEach } from '#shared/sheet/save-batches.ts';
import type { DueRow, Writer } from '#shared/sheet/save-batches.ts';
import type { Step } from '#shared/save/steps.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readRows } from './items.ts';

/** Parallel items; the server needs a call per location. */
const ITEMS_AT_ONCE = 3;

async function saveItem({ now, values }: DueRow<SheetRow>, call: CallOptions): Promise<void> {
  for (const [column, stocked] of values) {
    const location = locationOf(column);
    if (location === undefined) continue;
    // A cleared cell sets zero; the level stays.
    const kind = now.cells?.has(column) === true ? 'update' : 'create';
    if (kind === 'create' && stocked === null) continue;
    await applyLevel(now.id, { kind, location, stocked: stocked ?? 0 }, call);
  }
}

const writer: Writer<SheetRow> = {
  look: (ids, _products, call) => readRows(ids, new Map(), call),
  write: writeEach(ITEMS_AT_ONCE, saveItem),
};

/** @param seen changed rows as checked for conflicts */
export const saveSteps = (seen: Rows<SheetRow>, edits: Edits): Step[] =>
  batchSteps(seen, edits, writer);
