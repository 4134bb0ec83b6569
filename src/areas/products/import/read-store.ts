import type { ProductListItem } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { shiftPoint } from '#app/activity/file-amounts.ts';
import { PRODUCTS_AT_ONCE, readLevels, readPrices } from '#app/activity/figures.ts';
import { chunk } from '#app/query/chunk.ts';
import type { Levels } from '#app/activity/figures.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { listOf } from '#ui/format/instant.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { pricesOf } from '../fields/prices.ts';
import { FIXED_COLUMNS } from './columns.ts';
import type { StoreFacts } from './sheet.ts';
import type { IndexProduct, StoredProduct, StoredVariant } from './store.ts';

export interface Needs {
  /** SKUs or barcodes, which another product may use. */
  variants: boolean;
  prices: boolean;
  stock: boolean;
}

type Progress = (done: number, total: number) => void;

/**
 * Reads all products: the server can't look up several handles, SKUs or barcodes at once.
 *
 * @throws ApiError also when aborted
 */
export const readIndex = (
  needs: Needs,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<IndexProduct[]> =>
  everyPage(async ({ limit, offset }) => {
    const { products, count } = await listProducts(
      {
        limit,
        offset,
        order: 'id' satisfies OrderOf<typeof listProducts>,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'title', 'handle'),
        // Without any relation, the server would expand all.
        expand: (needs.variants ? 'variants' : 'collection') satisfies ExpandOf<
          typeof listProducts
        >,
      },
      { signal },
    );
    onProgress(offset + products.length, count);
    const rows = products.map(({ id, title, handle, variants }): IndexProduct => ({
      id,
      title,
      handle: handle ?? '',
      variants: needs.variants
        ? variants.map(({ id: variantId, sku, barcode }) => ({ id: variantId, sku, barcode }))
        : [],
    }));
    return { rows, count };
  });

const RELATIONS = joinNames<ExpandOf<typeof listProducts>>(
  'variants',
  'variants.options',
  'variants.inventory_items',
  'options',
  'tags',
  'type',
  'collection',
  'images',
  'sales_channels',
);
const WITH_CATEGORIES = `${RELATIONS},${'categories' satisfies ExpandOf<typeof listProducts>}`;

/** @throws ApiError also when aborted */
export async function readStored(
  ids: readonly string[],
  needs: Needs,
  facts: StoreFacts,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<StoredProduct[]> {
  const all: StoredProduct[] = [];
  for (const id of chunk(ids, PRODUCTS_AT_ONCE)) {
    const { products } = await listProducts(
      // Servers without categories refuse the relation.
      { id, limit: id.length, expand: facts.hasCategories ? WITH_CATEGORIES : RELATIONS },
      { signal },
    );
    const variants = products.flatMap((product) => product.variants);
    const [prices, levels] = await Promise.all([
      needs.prices
        ? readPrices(
            variants.map((variant) => variant.id),
            signal,
          )
        : undefined,
      needs.stock && facts.hasInventory
        ? readLevels(
            variants.flatMap((variant) => variant.inventory_items?.[0]?.inventory_item_id ?? []),
            signal,
          )
        : undefined,
    ]);
    for (const product of products)
      all.push(
        toStored(product, facts, (variantId) => prices?.get(variantId) ?? [], levels ?? new Map()),
      );
    onProgress(all.length, ids.length);
  }
  return all;
}

type ListedVariant = ProductListItem['variants'][number];
type PriceReader = (variantId: string) => Parameters<typeof pricesOf>[0];

function toStored(
  product: ProductListItem,
  facts: StoreFacts,
  pricesAt: PriceReader,
  levels: ReadonlyMap<string, Levels>,
): StoredProduct {
  return {
    id: product.id,
    cells: {
      ...ownCells('Product ', product),
      'Product Collection Handle': product.collection?.handle ?? '',
      'Product Type': product.type?.value ?? '',
      'Product Tags': product.tags.map(({ value }) => value).join(','),
      'Product External Id': product.external_id ?? '',
    },
    images: product.images.map(({ url }) => url),
    channels: product.sales_channels.map(({ name }) => name),
    categories: listOf(product.categories).map(({ handle }) => handle ?? ''),
    options: product.options.map(({ title }) => title),
    variants: product.variants.map((variant): StoredVariant => {
      const titles = new Map(product.options.map(({ id, title }) => [id, title]));
      const itemId = variant.inventory_items?.[0]?.inventory_item_id;
      return {
        id: variant.id,
        cells: { ...ownCells('Variant ', variant), ...priceCells(facts, pricesAt(variant.id)) },
        options: Object.fromEntries(
          variant.options.map(({ option_id: option, value }) => [titles.get(option) ?? '', value]),
        ),
        isCounted: variant.manage_inventory,
        itemId,
        stock: itemId === undefined ? undefined : (levels.get(itemId) ?? {}),
        units: variant.inventory_quantity ?? 0,
      };
    }),
  };
}

function ownCells(
  prefix: 'Product ' | 'Variant ',
  record: ProductListItem | ListedVariant,
): Record<string, string> {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(
    FIXED_COLUMNS.flatMap(({ name, field, kind }): [string, string][] => {
      if (!field || kind === 'units' || !name.startsWith(prefix)) return [];
      const value = values[field];
      return [[name, value === null || value === undefined ? '' : String(value)]];
    }),
  );
}

function priceCells(
  { regions }: StoreFacts,
  stored: Parameters<typeof pricesOf>[0],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pricesOf(stored)).flatMap(([key, amount]): [string, string][] => {
      if (amount === null) return [];
      const region = regions.find(({ id }) => id === key);
      const currency = region?.currency ?? key.toUpperCase();
      const name = region ? `Price ${region.name} [${currency}]` : `Price ${currency}`;
      return [[name, shiftPoint(String(amount), -currencyDigits(currency))]];
    }),
  );
}
