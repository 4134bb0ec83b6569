import { applyLevel } from '#shared/inventory/items.ts';
import { locationOf } from '#shared/price-grid/columns.ts';
import type { Edits } from '#ui/grid/edits.ts';
import type { Rows, SheetRow } from '#shared/sheet/rows.ts';
import { waveSteps, writeEach } from '#shared/sheet/waves.ts';
import type { DueRow, Writer } from '#shared/sheet/waves.ts';
import type { Step } from '#shared/steps.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readRows } from './items.ts';

/** Items that are written at the same time; each location of one is a call, which the server has no other for. */
const ITEMS_AT_ONCE = 3;

/** A call for each changed location of an item. */
async function saveItem({ now, values }: DueRow<SheetRow>, call: CallOptions): Promise<void> {
  for (const [column, stocked] of values) {
    const location = locationOf(column);
    if (location === undefined) continue;
    // What is emptied stays kept there, with nothing left of it.
    const kind = now.cells?.has(column) === true ? 'update' : 'create';
    if (kind === 'create' && stocked === null) continue;
    await applyLevel(now.id, { kind, location, stocked: stocked ?? 0 }, call);
  }
}

const writer: Writer<SheetRow> = {
  look: (ids, _products, call) => readRows(ids, new Map(), call),
  write: writeEach(ITEMS_AT_ONCE, saveItem),
};

/**
 * A step for each item of which something else lies somewhere.
 *
 * @param seen the changed rows as they were when conflicts were looked for
 */
export const saveSteps = (seen: Rows<SheetRow>, edits: Edits): Step[] =>
  waveSteps(seen, edits, writer);
