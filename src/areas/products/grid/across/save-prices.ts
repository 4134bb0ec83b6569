import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import type { Step } from '#shared/steps.ts';
import { priceBodies, pricesOf } from '../../fields/prices.ts';
import type { PriceBody } from '../../fields/prices.ts';
import { changeTogether } from '../../product/variants-together.ts';
import { readPriced } from './prices.ts';
import type { PricedRow } from './prices.ts';
import type { Rows } from '#shared/sheet/rows.ts';
import { waveSteps } from '#shared/sheet/waves.ts';
import type { DueRow, Outcomes, Writer } from '#shared/sheet/waves.ts';

/**
 * Products that are written at the same time: with three the server is busy, and more of them take longer (72 products of
 * six variants: 3.8 s one by one, 2.5 s by three, 2.9 s by six).
 */
const PRODUCTS_AT_ONCE = 3;

/** By the variants' ids. */
type Bodies = ReadonlyMap<string, { prices: PriceBody[] }>;

/** All prices of a variant with its changes, since the server drops those that it isn't sent. */
const bodyOf = ({ now, values }: DueRow<PricedRow>): { prices: PriceBody[] } => ({
  prices: priceBodies({ ...pricesOf([...now.prices]), ...Object.fromEntries(values) }, now.prices),
});

/**
 * Saves what is changed of a product's variants: several with one call, which names all of its variants, one with a
 * call of its own, and each alone where the server refused them together.

 */
async function saveProduct(
  productId: string,
  bodies: Bodies,
  outcomes: Outcomes,
  call: CallOptions,
): Promise<void> {
  const together: ReadonlyMap<string, Promise<boolean>> = bodies.size > 1
    ? changeTogether(productId, [...bodies.keys()], bodies, call)
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

/** Writes prices product by product. */
const priceWriter: Writer<PricedRow> = {
  look: (ids, _products, call) => readPriced(ids, new Map(), call),
  write: async (due, outcomes, call) => {
    const products = new Map<string, Map<string, { prices: PriceBody[] }>>();
    for (const row of due) {
      const { id, productId } = row.now;
      const own = products.get(productId) ?? new Map<string, { prices: PriceBody[] }>();
      products.set(productId, own.set(id, bodyOf(row)));
    }
    await sideBySide(
      [...products],
      PRODUCTS_AT_ONCE,
      ([id, bodies]) => saveProduct(id, bodies, outcomes, call),
      () => call.signal.aborted,
    );
  },
};

/**
 * A step for each variant with changed prices, for which the calls of its product are waited for.
 *
 * @param seen the changed rows as they were when conflicts were looked for
 */
export const saveSteps = (seen: Rows<PricedRow>, edits: Edits): Step[] =>
  waveSteps(seen, edits, priceWriter);
