import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import type { Step } from '#shared/save/steps.ts';
import { priceBodies, pricesOf } from '../../fields/prices.ts';
import type { PriceBody } from '../../fields/prices.ts';
import { SINGLE_CALLS, changeTogether } from '../../product/variants-together.ts';
import { readPriced } from './prices.ts';
import type { PricedRow } from './prices.ts';
import type { Rows } from '#shared/sheet/rows.ts';
import { batchSteps } from '#shared/sheet/save-batches.ts';
import type { DueRow, Outcomes, Writer } from '#shared/sheet/save-batches.ts';

/**
 * Products written in parallel. Three saturate the server; more are slower (72 products of six variants: 3.8 s one by
 * one, 2.5 s by three, 2.9 s by six).
 */
const PRODUCTS_AT_ONCE = 3;

/** By variant id. */
type Bodies = ReadonlyMap<string, { prices: PriceBody[] }>;

/** Sends all prices of a variant: the server deletes missing ones. */
const bodyOf = ({ now, values }: DueRow<PricedRow>): { prices: PriceBody[] } => ({
  prices: priceBodies({ ...pricesOf([...now.prices]), ...Object.fromEntries(values) }, now.prices),
});

/** One request per product if many of its variants change; falls back to one per variant if rejected. */
async function saveProduct(
  productId: string,
  bodies: Bodies,
  outcomes: Outcomes,
  call: CallOptions,
): Promise<void> {
  const together =
    bodies.size > SINGLE_CALLS
      ? changeTogether(productId, [...bodies.keys()], bodies, call)
      : undefined;
  for (const [id, body] of bodies) {
    try {
      if ((await together?.(id)) !== true) await updateProductVariant(productId, id, body, call);
      outcomes.get(id)?.settle();
    } catch (error) {
      outcomes.get(id)?.settle(error);
    }
  }
}

const priceWriter: Writer<PricedRow> = {
  look: (ids, _products, call) => readPriced(ids, new Map(), call),
  write: async (due, outcomes, call) => {
    const products = new Map<string, Map<string, { prices: PriceBody[] }>>();
    for (const row of due) {
      const { id, productId } = row.now;
      const own = products.get(productId) ?? new Map<string, { prices: PriceBody[] }>();
      products.set(productId, own.set(id, bodyOf(row)));
    }
    await mapConcurrently(
      [...products],
      PRODUCTS_AT_ONCE,
      ([id, bodies]) => saveProduct(id, bodies, outcomes, call),
      call.signal,
    );
  },
};

/** @param seen rows as of the conflict check */
export const saveSteps = (seen: Rows<PricedRow>, edits: Edits): Step[] =>
  batchSteps(seen, edits, priceWriter);
