import { CreateProductBody } from '#generated/admin/products/products.zod.ts';
import { priceCurrency, priceRegionName } from '#app/activity/file-amounts.ts';
import { NUMBER, STATUSES, checkCell } from './check-cell.ts';
import { HANDLE, KEPT, STOCK, stockLocation } from './columns.ts';
import type { KnownColumn } from './columns.ts';
import { matchRows } from './match.ts';
import type { Known, Match } from './match.ts';
import { columnsOf, placesOf } from './places.ts';
import type { Place } from './places.ts';
import type { Problem, Sheet, StoreFacts } from './sheet.ts';

export interface Checked {
  problems: Problem[];
  /** Undefined until the store was read. */
  matches: readonly Match[] | undefined;
}

/**
 * Checks a file and suggests fixes.
 *
 * @param known without it, checks that need store data are skipped
 * @param location location of stock without one in the file; undefined if not chosen yet
 */
export function checkSheet(
  sheet: Sheet,
  store: StoreFacts,
  known?: Known,
  location: string | undefined = store.defaultLocation,
): Checked {
  const places = placesOf(sheet);
  const found = known ? matchRows(sheet, places, known) : undefined;
  const problems = [
    ...checkHeaders(sheet, store, places),
    ...checkLocation(sheet, store, places, location),
    ...checkCells(sheet, store, places),
    ...(found?.problems ?? []),
    ...checkProducts(sheet, places, known, found?.matches),
  ];
  // Schema errors are the last resort.
  const told = new Set(
    problems.flatMap(({ code, row, column }) => (code === 'contract' ? [] : [`${row} ${column}`])),
  );
  return {
    problems: problems.filter(
      ({ code, row, column }) => code !== 'contract' || !told.has(`${row} ${column}`),
    ),
    matches: found?.matches,
  };
}

function checkHeaders(sheet: Sheet, store: StoreFacts, places: readonly Place[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [column, target] of sheet.targets.entries()) {
    const value = target || (sheet.headers[column] ?? '');
    const at = { row: -1, column, value };
    if (target === undefined) problems.push({ ...at, code: 'unknownColumn' });
    else if (target && seen.has(target)) problems.push({ ...at, code: 'twiceColumn' });
    if (!target) continue;
    seen.add(target);
    const currency = priceCurrency(target);
    const region = priceRegionName(target);
    if (region !== undefined) {
      const isKnown = store.regions.some(
        (one) => one.name.toLowerCase() === region.toLowerCase() && one.currency === currency,
      );
      if (!isKnown) problems.push({ ...at, code: 'region' });
    } else if (currency !== undefined && !store.currencies.includes(currency))
      problems.push({ ...at, code: 'currency', value: currency });
    const location = stockLocation(target);
    if (location !== undefined && locationId(store, location) === undefined)
      problems.push({ ...at, code: 'location', value: location });
  }
  if (!places.some(({ name }) => name === HANDLE))
    problems.push({ row: -1, column: -1, code: 'missingColumn', value: HANDLE });
  return problems;
}

/** The user must choose if neither file nor store names the location. */
function checkLocation(
  sheet: Sheet,
  { hasInventory, locations }: StoreFacts,
  places: readonly Place[],
  location: string | undefined,
): Problem[] {
  const place = places.find(({ name }) => name === STOCK);
  if (!hasInventory || !place || location !== undefined || locations.length < 2) return [];
  const hasUnits = sheet.rows.some((cells) => (cells[place.index] ?? '').trim() !== '');
  return hasUnits ? [{ row: -1, column: place.index, code: 'whichLocation', value: STOCK }] : [];
}

function checkCells(sheet: Sheet, store: StoreFacts, places: readonly Place[]): Problem[] {
  const known = {
    channel: new Set(store.channels.flatMap(({ id, name }) => [id, name])),
    collection: new Set(store.collections),
    category: new Set(store.categories),
  };
  const problems: Problem[] = [];
  for (const [row, cells] of sheet.rows.entries())
    for (const place of places) {
      const found = checkCell(cells[place.index] ?? '', place, known, sheet.decimals[place.index]);
      if (found) problems.push({ row, column: place.index, ...found });
    }
  return problems;
}

/** Finds a stock column's location by name (case-insensitive) or id. */
export const locationId = ({ locations }: StoreFacts, named: string): string | undefined =>
  (
    locations.find(({ id, name }) => id === named || name === named) ??
    locations.find(({ name }) => name.toLowerCase() === named.toLowerCase())
  )?.id;

function checkProducts(
  sheet: Sheet,
  places: readonly Place[],
  known: Known | undefined,
  matches: readonly Match[] | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const columns = columnsOf(places);
  const at = columns.indexOf;
  const shared = places.filter(({ isShared, name }) => isShared && name !== HANDLE);
  const firstOf = new Map<string, number>();
  const once = [
    { name: 'Variant SKU', code: 'skuTwice', rows: new Map<string, number>() },
    { name: 'Variant Barcode', code: 'barcodeTwice', rows: new Map<string, number>() },
  ] as const;
  const combinations = new Set<string>();
  for (const [row, cells] of sheet.rows.entries()) {
    const read = columns.reader(cells);
    const match = matches?.[row];
    const stored = match?.product && known?.stored.get(match.product.id);
    const variant = stored?.variants.find(({ id }) => id === match?.variantId);
    // Nothing is new until the store was read.
    const isNewProduct = match !== undefined && !match.product;
    const isNewVariant = isNewProduct || (stored !== undefined && !variant);
    const say = (problem: Omit<Problem, 'row'>): void => {
      problems.push({ row, ...problem });
    };
    const key = read(HANDLE);
    const first = key ? (firstOf.get(key) ?? row) : row;
    firstOf.set(key, first);
    if (first === row) {
      if (isNewProduct && !read('Product Title'))
        say({ column: at('Product Title'), code: 'newTitle', value: 'Product Title' });
    } else {
      for (const { index, name } of shared) {
        const value = cells[index] ?? '';
        const earlier = sheet.rows[first]?.[index] ?? '';
        if (value.trim() !== earlier.trim())
          say({ column: index, code: 'agree', value: name, fix: earlier });
      }
    }
    if (isNewVariant && !read('Variant Title'))
      say({ column: at('Variant Title'), code: 'newTitle', value: 'Variant Title' });
    for (const { name, code, rows } of once) {
      const value = read(name);
      const other = rows.get(value);
      if (value && other !== undefined)
        say({ column: at(name), code, value: String(sheet.lines[other]) });
      else if (value) rows.set(value, row);
    }
    for (const { name, value } of columns.options) {
      const title = (cells[name] ?? '').trim();
      const isEmpty = (cells[value] ?? '').trim() === '';
      if (title && isEmpty) say({ column: value, code: 'optionValue', value: title });
      if (title && !isEmpty && stored && !stored.options.includes(title))
        say({ column: name, code: 'unknownOption', value: title });
    }
    if (stored && isNewVariant)
      for (const option of stored.options)
        if (!columns.options.some(({ name }) => (cells[name] ?? '').trim() === option))
          say({ column: at('Variant Title'), code: 'optionValue', value: option });
    const [lastOption] = columns.options;
    const combination = JSON.stringify([
      key,
      ...columns.options.map(({ value }) => (cells[value] ?? '').trim()),
    ]);
    if (lastOption && key && combinations.has(combination))
      say({ column: lastOption.value, code: 'optionsTwice' });
    combinations.add(combination);
    for (const { index, name } of places) {
      const has = name.startsWith('Product') ? stored : variant;
      if (!has || !KEPT.has(name) || read(name)) continue;
      const fix = has.cells[name];
      say({ column: index, code: 'keep', value: name, ...(fix ? { fix } : {}) });
    }
    if (read('Variant Manage Inventory').toLowerCase() === 'false')
      for (const { index, kind } of places)
        if (kind === 'units' && Number((cells[index] ?? '').trim()) > 0)
          say({ column: index, code: 'notCounted', isWarning: true });
    problems.push(...checkContract(row, cells, places));
  }
  return problems;
}

/** Like the server's parser; other checks report invalid values. */
function typed(cell: string, { kind }: KnownColumn): unknown {
  const value = cell.trim();
  if (kind === 'measure' || kind === 'units') return NUMBER.test(value) ? Number(value) : undefined;
  if (kind === 'boolean')
    return /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : undefined;
  if (kind === 'status')
    return STATUSES.includes(value.toLowerCase()) ? value.toLowerCase() : undefined;
  return value;
}

function checkContract(row: number, cells: readonly string[], places: readonly Place[]): Problem[] {
  const product: Record<string, unknown> = { title: '-' };
  const variant: Record<string, unknown> = { title: '-' };
  const columnOf = new Map<string, number>();
  for (const place of places) {
    const cell = cells[place.index] ?? '';
    if (!place.field || cell.trim() === '') continue;
    const isProduct = place.name.startsWith('Product');
    const value = typed(cell, place);
    if (value !== undefined) (isProduct ? product : variant)[place.field] = value;
    columnOf.set(isProduct ? place.field : `variants.0.${place.field}`, place.index);
  }
  const result = CreateProductBody.safeParse({ ...product, variants: [variant] });
  if (result.success) return [];
  return result.error.issues.flatMap((issue): Problem[] => {
    const column = columnOf.get(issue.path.join('.'));
    return column === undefined
      ? []
      : [{ row, column, code: 'contract', value: cells[column] ?? '' }];
  });
}
