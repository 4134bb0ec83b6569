import type { Figures, TrueFigures } from './figures.ts';
import { priceCurrency, priceRegionName, shiftPoint } from './file-amounts.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { escapeFormula } from '#ui/format/formulas.ts';
import { FILE_MARK, readServerCsv, writeCsv } from './server-csv.ts';

const STOCK = 'Variant Inventory Quantity';

/** Returns the product ids of a product export. */
export function exportedProducts(text: string): string[] | undefined {
  const [header = [], ...rows] = readServerCsv(text.replace(/^\uFEFF/, ''));
  const [product, variant] = [header.indexOf('Product Id'), header.indexOf('Variant Id')];
  if (product < 0 || variant < 0 || !header.includes(STOCK)) return undefined;
  return [...new Set(rows.flatMap((row) => row[product] || []))];
}

/**
 * Corrects a product export. The server writes the units a variant was created with, and takes a region's or price
 * list's price for the variant's own.
 *
 * @param truth undefined if unreadable: the file then omits stock and prices
 */
export function productFile(text: string, truth: TrueFigures | undefined): string {
  const [header = [], ...rows] = readServerCsv(text.replace(/^\uFEFF/, ''));
  const variantAt = header.indexOf('Variant Id');
  const columns = header.flatMap((name, at): Column[] => {
    const asWritten: Column = { name, read: (_figures, row) => row[at] ?? '' };
    const currency = priceCurrency(name);
    if (name !== STOCK && currency === undefined) return [asWritten];
    if (!truth) return [];
    if (currency !== undefined) return priceColumns(name, currency, truth);
    return truth.locations ? stockColumns(truth.locations) : [asWritten];
  });
  const lines = rows.map((row) => {
    const figures = truth?.figures.get(row[variantAt] ?? '');
    return columns.map(({ read }) => escapeFormula(read(figures, row)));
  });
  return FILE_MARK + writeCsv([columns.map(({ name }) => escapeFormula(name)), ...lines]);
}

interface Column {
  name: string;
  read: (figures: Figures | undefined, row: readonly string[]) => string;
}

function stockColumns(locations: readonly { id: string; name: string }[]): Column[] {
  const names = locations.map(({ name }) => name);
  return locations.map(({ id, name }): Column => {
    const isOnly = names.filter((other) => other === name).length === 1;
    return {
      name: locations.length === 1 ? STOCK : `${STOCK} [${isOnly ? name : id}]`,
      read: (figures) => String(figures?.levels?.[id] ?? ''),
    };
  });
}

/** None for a region that the store no longer has. */
function priceColumns(name: string, currency: string, { regions }: TrueFigures): Column[] {
  const regionName = priceRegionName(name);
  const region = regions.find(
    (one) => one.name === regionName && one.currency_code.toUpperCase() === currency,
  );
  if (regionName !== undefined && !region) return [];
  const read = (figures: Figures | undefined): string => {
    const found = figures?.prices.find(
      (price) =>
        !price.price_list_id &&
        price.min_quantity === null &&
        price.max_quantity === null &&
        (region
          ? price.region_id === region.id
          : !price.region_id && price.currency_code.toUpperCase() === currency),
    );
    return found ? shiftPoint(String(found.amount), -currencyDigits(currency)) : '';
  };
  return [{ name, read }];
}
