import { ProductStatus } from '../../../../generated/admin/admin.schemas.ts';
import { CreateProductBody } from '../../../../generated/admin/products/products.zod.ts';
import { priceCurrency } from '../../../app/activity/file-amounts.ts';
import { currencyDigits } from '../../../ui/money/currency.ts';
import { HANDLE, STOCK, USUAL, knownColumn, priceRegion } from './columns.ts';
import type { KnownColumn } from './columns.ts';
import type { Problem, Sheet, StoreFacts } from './sheet.ts';

const STATUSES: readonly string[] = Object.values(ProductStatus);
const NUMBER = /^-?\d+(\.\d+)?$/;
/** 1234,50 and 1.234,50. */
const COMMA_NUMBER = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/;
/** 1,234.50. */
const GROUPED = /^-?\d{1,3}(,\d{3})+\.\d+$/;
/** Between thousands: 1 234. */
const SPACES = /(?<=\d)[\s’'](?=\d{3}(?!\d))/gu;
/** Digits that the server would read as a number and so lose the zeros before it. */
const LEADING_ZERO = /^-?0\d+(\.\d+)?$/;

type Found = Omit<Problem, 'row' | 'column'>;
interface Place extends KnownColumn {
  index: number;
}

/** What is wrong with a file, row by row, and what would mend it. */
export function checkSheet(sheet: Sheet, store: StoreFacts): Problem[] {
  const places = sheet.targets.flatMap((target, index): Place[] => {
    const known = target ? knownColumn(target) : undefined;
    return known && known.kind !== 'unused' ? [{ ...known, index }] : [];
  });
  return [
    ...checkHeaders(sheet, store, places),
    ...checkCells(sheet, store, places),
    ...checkProducts(sheet, places),
  ];
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
    const region = priceRegion(target);
    if (region !== undefined) {
      const isKnown = store.regions.some(
        (one) => one.name.toLowerCase() === region.toLowerCase() && one.currency === currency,
      );
      if (!isKnown) problems.push({ ...at, code: 'region' });
    } else if (currency !== undefined && !store.currencies.includes(currency))
      problems.push({ ...at, code: 'currency', value: currency });
  }
  if (!places.some(({ name }) => name === HANDLE))
    problems.push({ row: -1, column: -1, code: 'missingColumn', value: HANDLE });
  const ids = places.find(({ name }) => name === 'Variant Id')?.index;
  const known = ids === undefined ? 0 : sheet.rows.filter((row) => row[ids]?.trim()).length;
  // New variants would need it, and it would empty the stock of the others.
  if (known > 0 && known < sheet.rows.length && !places.some(({ name }) => name === STOCK))
    problems.push({ row: -1, column: -1, code: 'missingColumn', value: STOCK });
  return problems;
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
      const found = checkCell(cells[place.index] ?? '', place, known);
      if (found) problems.push({ row, column: place.index, ...found });
    }
  return problems;
}

type Known = Record<'channel' | 'collection' | 'category', ReadonlySet<string>>;

function checkCell(cell: string, { kind, name }: KnownColumn, known: Known): Found | undefined {
  const value = cell.trim();
  if (value === '') return name === HANDLE ? { code: 'required', value: name } : undefined;
  switch (kind) {
    case 'measure':
    case 'integer':
    case 'price':
      return checkNumber(value, kind, name);
    case 'boolean':
      return /^(true|false)$/i.test(value) ? undefined : { code: 'boolean', value };
    case 'status':
      return STATUSES.includes(value.toLowerCase()) ? undefined : { code: 'status', value };
    case 'country':
      return /^[a-z]{2}$/i.test(value) ? undefined : { code: 'country', value };
    case 'channel':
    case 'collection':
    case 'category':
      return known[kind].has(value) ? undefined : { code: kind, value };
    case 'text':
      if (cell !== value) return { code: 'spaces', isWarning: true, fix: value };
      return LEADING_ZERO.test(value)
        ? { code: 'leadingZero', isWarning: true, value: String(Number(value)) }
        : undefined;
    case 'unused':
      return undefined;
    default:
      return undefined;
  }
}

/** A number as the server reads it, out of one with separators that can only mean one thing. */
function plainNumber(value: string): string | undefined {
  const text = value.replaceAll(SPACES, '');
  if (NUMBER.test(text)) return text;
  if (COMMA_NUMBER.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return GROUPED.test(text) ? text.replaceAll(',', '') : undefined;
}

function checkNumber(
  value: string,
  kind: 'measure' | 'integer' | 'price',
  name: string,
): Found | undefined {
  if (!NUMBER.test(value)) {
    const fix = plainNumber(value);
    if (fix === undefined) return { code: 'number', value };
    const left = checkNumber(fix, kind, name);
    // A fix that only leads to the next problem is none.
    if (left) return left.value === fix ? { ...left, value } : left;
    return { code: value.includes(',') ? 'decimalComma' : 'number', value, fix };
  }
  const decimals = value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (kind !== 'integer' && value.startsWith('-')) return { code: 'negative', value };
  if (kind !== 'price') return decimals === 0 ? undefined : { code: 'integer', value };
  const currency = priceCurrency(name);
  if (currency === undefined) return undefined;
  return decimals > currencyDigits(currency) ? { code: 'decimals', value: currency } : undefined;
}

/** What concerns several rows: products, SKUs, combinations of options; and what the contract says of each body. */
function checkProducts(sheet: Sheet, places: readonly Place[]): Problem[] {
  const problems: Problem[] = [];
  const at = (name: string): number => places.find((place) => place.name === name)?.index ?? -1;
  const [handle, id, title] = [at(HANDLE), at('Product Id'), at('Product Title')];
  const [sku, variantTitle, variantId] = [at('Variant SKU'), at('Variant Title'), at('Variant Id')];
  const shared = places.filter(({ isShared, name }) => isShared && name !== HANDLE);
  const options = places.filter(({ name }) => /^Option \d+ Value$/.test(name));
  const optionNames = options.map(({ name }) => at(name.replace('Value', 'Name')));
  const firstOf = new Map<string, number>();
  const skus = new Map<string, number>();
  const combinations = new Set<string>();
  for (const [row, cells] of sheet.rows.entries()) {
    const cell = (column: number): string => (column < 0 ? '' : (cells[column] ?? '').trim());
    const key = cell(handle);
    const first = key ? (firstOf.get(key) ?? row) : row;
    firstOf.set(key, first);
    if (first === row) {
      if (!cell(id) && !cell(title))
        problems.push({ row, column: title, code: 'newTitle', value: 'Product Title' });
    } else {
      for (const { index, name } of shared) {
        const value = cells[index] ?? '';
        const earlier = sheet.rows[first]?.[index] ?? '';
        if (value.trim() !== earlier.trim())
          problems.push({ row, column: index, code: 'agree', value: name, fix: earlier });
      }
    }
    if (!cell(variantTitle) && !cell(variantId))
      problems.push({ row, column: variantTitle, code: 'newTitle', value: 'Variant Title' });
    const code = cell(sku);
    const other = skus.get(code);
    if (code && other !== undefined)
      problems.push({ row, column: sku, code: 'skuTwice', value: String(other + 2) });
    else if (code) skus.set(code, row);
    for (const [place, { index }] of options.entries())
      if (cell(optionNames[place] ?? -1) && !cell(index))
        problems.push({
          row,
          column: index,
          code: 'optionValue',
          value: cell(optionNames[place] ?? -1),
        });
    const combination = JSON.stringify([key, ...options.map(({ index }) => cell(index))]);
    const [lastOption] = options;
    if (lastOption && key && combinations.has(combination))
      problems.push({ row, column: lastOption.index, code: 'optionsTwice' });
    combinations.add(combination);
    for (const { index, name } of places)
      if (USUAL.has(name) && !cell(index) && cell(name.startsWith('Product') ? id : variantId))
        problems.push({ row, column: index, code: 'keep', value: name });
    problems.push(...checkContract(row, cells, places));
  }
  return problems;
}

/** Numbers and truths as the server's parser makes them; what isn't one is another rule's business. */
function typed(cell: string, { kind }: KnownColumn): unknown {
  const value = cell.trim();
  if (kind === 'measure' || kind === 'integer')
    return NUMBER.test(value) ? Number(value) : undefined;
  if (kind === 'boolean')
    return /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : undefined;
  if (kind === 'status')
    return STATUSES.includes(value.toLowerCase()) ? value.toLowerCase() : undefined;
  return value;
}

/** Tries the bodies that a row amounts to on the contract's own schema. */
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
    // A decimal stock is told of in words of its own already.
    const cell = column === undefined ? undefined : cells[column];
    return column === undefined || cell?.includes('.')
      ? []
      : [{ row, column, code: 'contract', value: cell ?? '' }];
  });
}
