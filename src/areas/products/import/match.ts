import { handleOf, isHandle } from '#shared/form/handle.ts';
import { HANDLE } from './columns.ts';
import { columnsOf } from './places.ts';
import type { Columns, Place } from './places.ts';
import type { Problem, Sheet } from './sheet.ts';
import type { IndexProduct, StoredProduct, StoredVariant } from './store.ts';

export interface StoreIndex {
  byId: ReadonlyMap<string, IndexProduct>;
  byHandle: ReadonlyMap<string, IndexProduct>;
  bySku: ReadonlyMap<string, Owner>;
  byBarcode: ReadonlyMap<string, Owner>;
}

interface Owner {
  product: IndexProduct;
  variantId: string;
}

export function indexOf(products: readonly IndexProduct[]): StoreIndex {
  const bySku = new Map<string, Owner>();
  const byBarcode = new Map<string, Owner>();
  for (const product of products)
    for (const { id: variantId, sku, barcode } of product.variants) {
      if (sku) bySku.set(sku, { product, variantId });
      if (barcode) byBarcode.set(barcode, { product, variantId });
    }
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byHandle: new Map(products.map((product) => [product.handle, product])),
    bySku,
    byBarcode,
  };
}

/** Undefined for new records. */
export interface Match {
  product: IndexProduct | undefined;
  variantId: string | undefined;
}

/** `stored` has the products read so far. */
export interface Known {
  index: StoreIndex;
  stored: ReadonlyMap<string, StoredProduct>;
}

/** Matches rows with store records: products by id or handle; variants by id, SKU, options or title. */
export function matchRows(
  sheet: Sheet,
  places: readonly Place[],
  { index, stored }: Known,
): { matches: Match[]; problems: Problem[] } {
  const columns = columnsOf(places);
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  const matches = sheet.rows.map((cells, row): Match => {
    const read = columns.reader(cells);
    const say = (name: string, code: Problem['code'], value: string, fix?: string): void => {
      problems.push({
        row,
        column: columns.indexOf(name),
        code,
        value,
        ...(fix === undefined ? {} : { fix }),
      });
    };
    const handle = read(HANDLE);
    const productId = read('Product Id');
    const owner = index.byHandle.get(handle);
    const product = productId ? index.byId.get(productId) : owner;
    if (productId && !product) say('Product Id', 'unknownProduct', productId);
    if (product && owner && owner !== product) say(HANDLE, 'handleTaken', owner.title);
    if (handle && !owner && !isHandle(handle)) say(HANDLE, 'handle', handle, handleOf(handle));
    const variant =
      product && stored.get(product.id)
        ? matchVariant(stored.get(product.id)?.variants ?? [], cells, columns)
        : undefined;
    const variantId = read('Variant Id');
    if (variantId && product && stored.has(product.id) && !variant)
      say('Variant Id', 'unknownVariant', variantId);
    if (variantId && productId === '' && !product) say('Variant Id', 'unknownVariant', variantId);
    const earlier = variant && taken.get(variant.id);
    if (earlier !== undefined && read('Variant SKU') === '')
      say('Variant Title', 'variantTwice', String(sheet.lines[earlier]));
    if (variant && earlier === undefined) taken.set(variant.id, row);
    // Unread products' variants can't be told from others.
    if (!product || stored.has(product.id)) {
      const bySku = index.bySku.get(read('Variant SKU'));
      if (bySku && bySku.variantId !== variant?.id)
        say('Variant SKU', 'skuTaken', bySku.product.title);
      const byBarcode = index.byBarcode.get(read('Variant Barcode'));
      if (byBarcode && byBarcode.variantId !== variant?.id)
        say('Variant Barcode', 'barcodeTaken', byBarcode.product.title);
    }
    return { product, variantId: variant?.id };
  });
  return { matches, problems };
}

function matchVariant(
  variants: readonly StoredVariant[],
  cells: readonly string[],
  columns: Columns,
): StoredVariant | undefined {
  const read = columns.reader(cells);
  const id = read('Variant Id');
  if (id) return variants.find((variant) => variant.id === id);
  const sku = read('Variant SKU');
  const bySku = sku ? variants.find(({ cells: has }) => has['Variant SKU'] === sku) : undefined;
  if (bySku) return bySku;
  const options = optionsOf(cells, columns);
  if (options.length > 0)
    return variants.find(({ options: has }) =>
      Object.entries(has).every(([title, value]) =>
        options.some((option) => option.title === title && option.value === value),
      ),
    );
  const title = read('Variant Title');
  const byTitle = variants.filter(({ cells: has }) => has['Variant Title'] === title);
  return byTitle.length === 1 ? byTitle[0] : undefined;
}

export const optionsOf = (
  cells: readonly string[],
  { options }: Columns,
): { title: string; value: string }[] =>
  options.flatMap(({ name, value }) => {
    const option = { title: (cells[name] ?? '').trim(), value: (cells[value] ?? '').trim() };
    return option.title && option.value ? [option] : [];
  });
