import {
  deletePriceListPrices,
  updatePriceList,
} from '#generated/admin/price-lists/price-lists.ts';
import type { UpdatePriceListBodyPricesItem } from '#generated/admin/admin.schemas.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { isBroken, valuesOf } from '#shared/price-grid/columns.ts';
import type { Step } from '#shared/save/steps.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { PRICES_AT_ONCE } from '../prices.ts';
import type { StoredCells } from './cells.ts';
import { placeOf } from './columns.ts';

interface Row {
  id: string;
  label: string;
  /** Changed or added prices. */
  given: UpdatePriceListBodyPricesItem[];
  /** Ids of removed prices. */
  removed: string[];
}

/** Region ids start with `reg_`; currency codes have three letters. */
const isRegion = (market: string): boolean => market.startsWith('reg_');

const quantity = (text: string | undefined): number | undefined =>
  text ? Number(text) : undefined;

/** With an id, the server changes that price. */
function priceBody(
  variant: string,
  column: string,
  amount: number,
  id: string | undefined,
): UpdatePriceListBodyPricesItem {
  const { market, tier = '' } = placeOf(column);
  const [min, max] = tier.split('-').map(quantity);
  const isForRegion = isRegion(market);
  return omitUndefined<UpdatePriceListBodyPricesItem>({
    id,
    variant_id: variant,
    amount,
    region_id: isForRegion ? market : undefined,
    currency_code: isForRegion ? undefined : market,
    min_quantity: min,
    max_quantity: max,
  });
}

/** Skips values that are already stored. */
function changesOf(
  row: { id: string; label: string },
  changed: ReadonlyMap<string, CellValue>,
  stored: StoredCells,
): Row {
  const changes: Row = { ...row, given: [], removed: [] };
  for (const [column, amount] of valuesOf(changed)) {
    const cell = stored.get(row.id)?.get(column);
    const [first, ...others] = cell?.ids ?? [];
    changes.removed.push(...others);
    if (amount === null) {
      if (first !== undefined) changes.removed.push(first);
    } else if (cell?.amount !== amount) {
      changes.given.push(priceBody(row.id, column, amount, first));
    }
  }
  return changes;
}

function inCalls(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const needed = row.given.length + row.removed.length;
    const part = parts.at(-1);
    if (part && needed <= room) {
      part.push(row);
      room -= needed;
    } else {
      parts.push([row]);
      room = PRICES_AT_ONCE - needed;
    }
  }
  return parts;
}

/** Errors by row id; missing rows are saved. */
type Failures = Map<string, unknown>;

/** Invalid content: the server saves nothing of the call. */
const REFUSALS = new Set([400, 409, 422]);

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.outcome === 'failed' && REFUSALS.has(error.status ?? 0);

/** Saves rows in at most two calls; if refused, halves them to isolate the bad row. */
async function send(listId: string, rows: readonly Row[], call: CallOptions): Promise<Failures> {
  const prices = rows.flatMap(({ given }) => given);
  const ids = rows.flatMap(({ removed }) => removed);
  try {
    if (prices.length > 0) await updatePriceList(listId, { prices }, call);
    if (ids.length > 0) await deletePriceListPrices(listId, { price_ids: ids }, call);
    return new Map();
  } catch (error) {
    if (rows.length === 1 || !isRefused(error) || call.signal.aborted) {
      return new Map(rows.map(({ id }) => [id, error]));
    }
    const half = Math.ceil(rows.length / 2);
    const first = await send(listId, rows.slice(0, half), call);
    return new Map([...first, ...(await send(listId, rows.slice(half), call))]);
  }
}

/**
 * Returns a step per changed, valid variant; steps share as few calls as possible. A save starts from current prices,
 * so new ones aren't sent twice.
 *
 * @param onLost receives the rows whose answer was lost
 */
export function saveSteps(
  listId: string,
  variants: readonly { id: string; title: string; product: string }[],
  stored: StoredCells,
  edits: Edits,
  onLost: (row: string, cells: ReadonlyMap<string, CellValue>) => void,
): Step[] {
  const rows = variants.flatMap(({ id, title, product }) => {
    const changed = edits.get(id);
    const label = `${title}, ${product}`;
    return !changed || isBroken(changed) ? [] : [changesOf({ id, label }, changed, stored)];
  });
  return inCalls(rows).flatMap((part) => {
    let sent: Promise<Failures> | undefined;
    return part.map(({ id, label }): Step => ({
      id,
      label,
      stage: 1,
      run: async (call) => {
        sent ??= send(listId, part, call);
        const failures = await sent;
        if (!failures.has(id)) return;
        const error = failures.get(id);
        const cells = edits.get(id);
        if (cells && isApiError(error) && error.outcome === 'unknown') onLost(id, cells);
        throw error;
      },
    }));
  });
}
