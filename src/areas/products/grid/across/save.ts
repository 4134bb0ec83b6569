import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { ApiError } from '#client/index.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { isBroken, valuesOf } from '#shared/price-grid/columns.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import type { Step } from '#shared/steps.ts';
import { priceBodies, pricesOf } from '../../fields/prices.ts';
import type { PriceBody } from '../../fields/prices.ts';
import { changeTogether } from '../../product/variants-together.ts';
import { inWaves } from './plan.ts';
import type { ChangedRow } from './plan.ts';
import { readPlaces, readVariants } from './read.ts';
import type { AcrossVariant } from './read.ts';

/**
 * Products that are written at the same time: with three the server is busy, and more of them take longer (72 products of
 * six variants: 3.8 s one by one, 2.5 s by three, 2.9 s by six).
 */
const PRODUCTS_AT_ONCE = 3;

const failure = (status: number): ApiError =>
  new ApiError('Not as it was read', { kind: 'http', status, outcome: 'failed' });

/** Someone changed the price after it was looked at; the next save asks about it. */
const overtaken = (): ApiError => failure(409);
const deleted = (): ApiError => failure(404);
const stopped = (): ApiError => new ApiError('Stopped', { kind: 'aborted', outcome: 'failed' });

/** A row's way to its result. */
interface Outcome {
  promise: Promise<void>;
  settle: (error?: unknown) => void;
}

function outcomeOf(): Outcome {
  let settle: Outcome['settle'] = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // A row whose turn doesn't come is never waited for.
  promise.catch(() => undefined);
  return { promise, settle };
}

/** What the cells hold that are changed, as they were looked at and as they are by now. */
const isOvertaken = ({ id, changed }: ChangedRow, seen: Seen, now: AcrossVariant): boolean =>
  valuesOf(changed).some(([column, mine]) => {
    const [was, is] = [seen.get(id), now].map((one) => one?.cells.get(column) ?? null);
    return is !== was && is !== mine;
  });

type Seen = ReadonlyMap<string, AcrossVariant>;

/** All prices of a variant with its changes; undefined where they are stored already. */
function changedPrices(
  now: AcrossVariant,
  changed: ReadonlyMap<string, CellValue>,
): PriceBody[] | undefined {
  const prices = valuesOf(changed).filter(
    ([column, value]) => (now.cells.get(column) ?? null) !== value,
  );
  if (prices.length === 0) return undefined;
  return priceBodies({ ...pricesOf(now.prices), ...Object.fromEntries(prices) }, now.prices);
}

type Bodies = ReadonlyMap<string, { prices: PriceBody[] }>;

/**
 * Saves what is changed of a product's variants: several with one call, which names all of its variants, one with a
 * call of its own, and each alone where the server refused them together.
 *
 * @param all ids of all variants of the product, in their order, as they are at this moment
 */
async function saveProduct(
  productId: string,
  all: readonly string[],
  bodies: Bodies,
  outcomes: ReadonlyMap<string, Outcome>,
  call: CallOptions,
): Promise<void> {
  const variants = all.map((id) => ({ id }));
  // The server deletes what such a call doesn't name.
  const isWhole = [...bodies.keys()].every((id) => all.includes(id));
  const together: ReadonlyMap<string, Promise<boolean>> = bodies.size > 1 && isWhole
    ? changeTogether(productId, variants, bodies, call)
    : new Map();
  for (const [id, body] of bodies) {
    try {
      if ((await together.get(id)) !== true) await updateProductVariant(productId, id, body, call);
      outcomes.get(id)?.settle();
    } catch (error) {
      outcomes.get(id)?.settle(error);
    }
  }
}

/** Looks at the rows of a wave once more, and saves them product by product, some of those side by side. */
async function saveWave(
  rows: readonly ChangedRow[],
  seen: Seen,
  outcomes: ReadonlyMap<string, Outcome>,
  call: CallOptions,
): Promise<void> {
  const products = [...new Set(rows.map(({ productId }) => productId))];
  const [now, places] = await Promise.all([
    readVariants(
      rows.map(({ id }) => id),
      new Map(),
      call,
    ),
    readPlaces(products, call),
  ]);
  const changes = new Map<string, Map<string, { prices: PriceBody[] }>>();
  for (const row of rows) {
    const { id, productId, changed } = row;
    const variant = now.get(id);
    const outcome = outcomes.get(id);
    if (!variant) outcome?.settle(deleted());
    else if (isOvertaken(row, seen, variant)) outcome?.settle(overtaken());
    else {
      const prices = changedPrices(variant, changed);
      if (prices) {
        const own = changes.get(productId) ?? new Map<string, { prices: PriceBody[] }>();
        changes.set(productId, own.set(id, { prices }));
      } else outcome?.settle();
    }
  }
  const all = new Map(places.map(({ id, variants }) => [id, variants]));
  await sideBySide(
    [...changes],
    PRODUCTS_AT_ONCE,
    ([productId, bodies]) =>
      saveProduct(productId, all.get(productId) ?? [], bodies, outcomes, call),
    () => call.signal.aborted,
  );
}

/** Saves rows wave by wave; once one can't be read, nothing more is sent. */
function send(
  rows: readonly ChangedRow[],
  seen: Seen,
  call: CallOptions,
): ReadonlyMap<string, Outcome> {
  const outcomes = new Map(rows.map(({ id }) => [id, outcomeOf()]));
  const work = async (): Promise<void> => {
    let reason: unknown;
    for (const wave of inWaves(rows)) {
      if (call.signal.aborted) break;
      try {
        await saveWave(wave, seen, outcomes, call);
      } catch (error) {
        reason = error;
        break;
      }
    }
    // Those that have their result keep it.
    for (const { settle } of outcomes.values()) settle(reason ?? stopped());
  };
  void work();
  return outcomes;
}

/**
 * A step for each changed variant whose cells are all values, for which the calls of its product are waited for.
 *
 * A save of many products takes a while, in which others go on working. So the rows are looked at once more just before
 * they are sent: what others changed in other cells goes along, a cell that they changed too is left to the next save,
 * which asks, and variants that they added are named, since the server deletes those that aren't.
 *
 * @param seen the changed rows as they were when conflicts were looked for
 */
export function saveSteps(seen: Seen, edits: Edits): Step[] {
  const rows = [...edits].flatMap(([id, changed]): ChangedRow[] => {
    const variant = seen.get(id);
    return !variant || isBroken(changed) ? [] : [{ id, productId: variant.productId, changed }];
  });
  const labels = new Map([...seen].map(([id, { title, product }]) => [id, `${title}, ${product}`]));
  let sent: ReadonlyMap<string, Outcome> | undefined;
  return inWaves(rows)
    .flat()
    .map(({ id }) => ({
      id,
      label: labels.get(id) ?? id,
      stage: 1,
      run: (call) => {
        sent ??= send(rows, seen, call);
        return sent.get(id)?.promise ?? Promise.resolve();
      },
    }));
}
