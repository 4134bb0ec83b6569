import type { ProductListItem } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { PRODUCTS_AT_ONCE, readLevels } from '#app/activity/figures.ts';
import { chunk } from '#app/query/chunk.ts';
import type { Levels } from '#app/activity/figures.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { STEPS_AT_ONCE } from '#shared/save/steps.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { ensureItem } from '../product/inventory.ts';
import { hasUnits } from './stock-orders.ts';
import type { StockOrder } from './stock-orders.ts';

export interface StockFailure {
  order: StockOrder;
  /** Undefined if the variant is missing. */
  error: unknown;
}

export interface StockResult {
  /** Without variants that only got an inventory item. */
  done: number;
  failures: readonly StockFailure[];
  /** Untried when stopped. */
  left: readonly StockOrder[];
}

interface Target {
  id: string;
  itemId: string | undefined;
}

/**
 * Sets the stock of imported variants, creating missing inventory items. Idempotent.
 *
 * @param since start of the import by the server's clock; products it created are newer
 * @param onProgress receives the number of tried variants with stock
 * @param signal stops before the next variant; those in progress finish
 * @throws ApiError if the variants can't be read
 */
export async function runStock(
  orders: readonly StockOrder[],
  since: string,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<StockResult> {
  const read = await readTargets(orders, since, signal).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (!read) return { done: 0, failures: [], left: orders };
  const { targets, levels } = read;
  // Aborting midway could leave an item without its stock.
  const whole: CallOptions = { signal: new AbortController().signal };
  const failures: StockFailure[] = [];
  let done = 0;
  let tried = 0;
  const begun = await mapConcurrently(
    targets,
    STEPS_AT_ONCE,
    async ({ order, target }) => {
      try {
        if (!target) throw new Error('The variant is not there');
        await setStock(order, target, levels, whole);
        if (hasUnits(order)) done += 1;
      } catch (error) {
        failures.push({ order, error: target ? error : undefined });
      }
      if (hasUnits(order)) tried += 1;
      onProgress(tried);
    },
    signal,
  );
  return { done, failures, left: targets.slice(begun.length).map(({ order }) => order) };
}

async function readTargets(
  orders: readonly StockOrder[],
  since: string,
  signal: AbortSignal,
): Promise<{
  targets: { order: StockOrder; target: Target | undefined }[];
  levels: ReadonlyMap<string, Levels>;
}> {
  const products = await readProducts(orders, since, { signal });
  const targets = orders.map((order) => ({ order, target: targetOf(order, products) }));
  const items = targets.flatMap(({ target }) => target?.itemId ?? []);
  return { targets, levels: await readLevels(items, signal) };
}

async function setStock(
  order: StockOrder,
  target: Target,
  levels: ReadonlyMap<string, Levels>,
  call: CallOptions,
): Promise<void> {
  const item = target.itemId ?? (await ensureItem(target.id, order.sku, call));
  const has = levels.get(item) ?? {};
  for (const [location, stocked] of Object.entries(order.units)) {
    if (has[location] === stocked) continue;
    const isKept = has[location] !== undefined;
    await applyLevel(
      item,
      isKept ? { kind: 'update', location, stocked } : { kind: 'create', location, stocked },
      call,
    );
  }
}

const EXPAND = joinNames<ExpandOf<typeof listProducts>>(
  'options',
  'variants',
  'variants.options',
  'variants.inventory_items',
);

async function readProducts(
  orders: readonly StockOrder[],
  since: string,
  call: CallOptions,
): Promise<ProductListItem[]> {
  const ids = [...new Set(orders.flatMap(({ productId }) => productId ?? []))];
  const all: ProductListItem[] = [];
  for (const id of chunk(ids, PRODUCTS_AT_ONCE)) {
    const { products } = await listProducts(
      {
        id,
        limit: id.length,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'handle'),
        expand: EXPAND,
      },
      call,
    );
    all.push(...products);
  }
  if (orders.every(({ productId }) => productId !== undefined)) return all;
  const made = await everyPage(async ({ limit, offset }) => {
    const { products: rows, count } = await listProducts(
      {
        limit,
        offset,
        created_at: { gte: since },
        order: 'id' satisfies OrderOf<typeof listProducts>,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'handle'),
        expand: EXPAND,
      },
      call,
    );
    return { rows, count };
  });
  return [...all, ...made];
}

/** Finds an order's variant by id, SKU, options or title. */
export function targetOf(
  order: StockOrder,
  products: readonly Pick<ProductListItem, 'id' | 'handle' | 'options' | 'variants'>[],
): Target | undefined {
  const product = products.find(({ id, handle }) =>
    order.productId === undefined ? handle === order.handle : id === order.productId,
  );
  if (!product) return undefined;
  const titles = new Map(product.options.map(({ id, title }) => [id, title]));
  const { variants } = product;
  const variant =
    order.variantId === undefined
      ? (order.sku && variants.find(({ sku }) => sku === order.sku)) ||
        (order.options.length > 0
          ? variants.find(({ options }) =>
              order.options.every(({ title, value }) =>
                options.some((one) => titles.get(one.option_id) === title && one.value === value),
              ),
            )
          : variants.find(({ title }) => title === order.title))
      : variants.find(({ id }) => id === order.variantId);
  return variant && { id: variant.id, itemId: variant.inventory_items?.[0]?.inventory_item_id };
}
