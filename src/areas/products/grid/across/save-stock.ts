import type { Edits } from '#ui/grid/edits.ts';
import type { Step } from '#shared/save/steps.ts';
import { itemOf, saveStock } from '../save.ts';
import type { Rows } from '#shared/sheet/rows.ts';
import { readStocked } from './stock.ts';
import type { StockedRow } from './stock.ts';
import { batchSteps, writeEach } from '#shared/sheet/save-batches.ts';
import type { Writer } from '#shared/sheet/save-batches.ts';

/** Variants written in parallel; the server takes one location of one variant per request. */
const VARIANTS_AT_ONCE = 3;

const stockOf = ({ variant, levels }: StockedRow) => {
  const item = itemOf(variant);
  const own = new Map([...levels].map(([location, stocked]) => [location, { stocked }]));
  return new Map(item === undefined ? [] : [[item, own]]);
};

const writer: Writer<StockedRow> = {
  look: (ids, _products, call) => readStocked(ids, new Map(), call),
  write: writeEach(VARIANTS_AT_ONCE, ({ now, values }, call) =>
    saveStock(now.variant, new Map(values), stockOf(now), call),
  ),
};

/** @param seen rows as of the conflict check */
export const saveSteps = (seen: Rows<StockedRow>, edits: Edits): Step[] =>
  batchSteps(seen, edits, writer);
