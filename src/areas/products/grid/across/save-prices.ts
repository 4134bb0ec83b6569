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
import { readPlaces } from './read.ts';
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
 *
 * @param all ids of all variants of the product, in their order, as they are at this moment
 */
async function saveProduct(
  productId: string,
  all: readonly string[],
  bodies: Bodies,
  outcomes: Outcomes,
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

/** Writes prices product by product. Variants that others have added since are named too, and so kept. */
function priceWriter(): Writer<PricedRow> {
  let variantsOf: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    look: async (ids, products, call) => {
      const [now, places] = await Promise.all([
        readPriced(ids, new Map(), call),
        readPlaces(products, call),
      ]);
      variantsOf = new Map(places.map(({ id, variants }) => [id, variants]));
      return now;
    },
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
        ([id, bodies]) => saveProduct(id, variantsOf.get(id) ?? [], bodies, outcomes, call),
        () => call.signal.aborted,
      );
    },
  };
}

/**
 * A step for each variant with changed prices, for which the calls of its product are waited for.
 *
 * @param seen the changed rows as they were when conflicts were looked for
 */
export const saveSteps = (seen: Rows<PricedRow>, edits: Edits): Step[] =>
  waveSteps(seen, edits, priceWriter());
