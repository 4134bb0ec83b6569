import { FILE_MARK, writeCsv } from '#app/activity/server-csv.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { escapeFormula, unescapeFormula } from '#ui/format/formulas.ts';
import { toDecimal } from '#ui/format/money.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { CellWrite } from '#ui/grid/edits.ts';
import { decimalSignOf, isUnclear } from '#ui/number/decimal-sign.ts';
import { parseAmount } from '#ui/number/parse.ts';
import type { AmountProblem, DecimalSign } from '#ui/number/parse.ts';
import { misfit, readCsv } from '#shared/files/csv.ts';
import type { Width } from '#shared/files/csv.ts';
import { baseColumnId, placeOf, priceColumnId } from './columns.ts';
import type { Market } from './columns.ts';
import type { UnknownVariant } from './find-products.ts';
import type { GridVariant } from './query.ts';
import { readTier, tierKey } from './tiers.ts';
import type { Tier } from './tiers.ts';

/*
 * Price list as CSV: a line per variant; per market the base price and a price per tier. Headers are the same in every
 * language, so that files can be shared.
 */

export const MOST_LINES = 10_000;
export const MOST_COLUMNS = 2000;
/** Rows times price columns; more would hold the page for seconds. */
const MOST_CELLS = 1_000_000;

const NAMES = ['Variant ID', 'Product', 'Variant', 'SKU'] as const;
const [ID, , , SKU] = NAMES;

const marketName = ({ name, currency, isRegion }: Market): string =>
  isRegion ? `${name} [${currency.toUpperCase()}]` : name;

/** ` 10-19`, ` 24+` or ` max 5`; empty for any quantity. */
function tierName({ min, max }: Tier): string {
  if (min === null) return max === null ? '' : ` max ${max}`;
  return max === null ? ` ${min}+` : ` ${min}-${max}`;
}

const decimal = (value: CellValue | undefined, currency: string): string =>
  typeof value === 'number' ? toDecimal(value, currencyDigits(currency)) : '';

interface Sheet {
  variants: readonly GridVariant[];
  markets: readonly Market[];
  /** Includes `ANY`. */
  tiers: readonly Tier[];
  /** Saved or edited value. */
  valueOf: (row: string, column: string) => CellValue | undefined;
}

/** Returns CSV text; no cell can run as a formula. */
export function priceFile({ variants, markets, tiers, valueOf }: Sheet): string {
  const header = [
    ...NAMES,
    ...markets.flatMap((market) => [
      `Base ${marketName(market)}`,
      ...tiers.map((tier) => `Price ${marketName(market)}${tierName(tier)}`),
    ]),
  ];
  const lines = variants.map(({ id, product, title, sku }) => [
    id,
    product,
    title,
    sku ?? '',
    ...markets.flatMap((market) =>
      [baseColumnId(market.id), ...tiers.map((tier) => priceColumnId(market.id, tier))].map(
        (column) => decimal(valueOf(id, column), market.currency),
      ),
    ),
  ]);
  return FILE_MARK + writeCsv([header, ...lines].map((line) => line.map(escapeFormula)));
}

export type FileRefusal =
  | 'empty'
  | 'openQuote'
  | 'tooLong'
  | 'tooWide'
  | 'noVariants'
  | 'noPrices'
  | 'twice';

/** The line is skipped. */
export interface LineProblem {
  /** As in a spreadsheet: the header is line 1. */
  line: number;
  code: 'unknown' | 'repeated' | 'unclear' | 'fewCells' | 'manyCells' | AmountProblem;
  /** Cell text. */
  text: string;
  /** Column header; empty for the whole line. */
  header: string;
  /** Set for too few or too many cells. */
  width?: Width;
}

export interface FilePlan {
  writes: CellWrite[];
  changed: number;
  added: number;
  removed: number;
  /** Unchanged prices. */
  same: number;
  problems: LineProblem[];
  /** Variants missing from the spreadsheet. */
  unknown: UnknownVariant[];
  /** Unrecognized headers. */
  ignored: string[];
  /** Tiers missing from the spreadsheet. */
  newTiers: Tier[];
  /** Market ids in the file. */
  markets: string[];
}

export type FileAnswer =
  | {
      refusal: FileRefusal;
      name?: string;
      /** Most rows for this many columns. */
      rows?: number;
    }
  | { plan: FilePlan };

interface PriceColumn {
  /** Column of the spreadsheet. */
  id: string;
  at: number;
  header: string;
  market: Market;
  tier: Tier;
  digits: number;
}

const TIER = /^ (?:(\d+)-(\d+)|(\d+)\+|max (\d+))$/;

function tierOf(suffix: string): Tier | undefined {
  if (suffix === '') return { min: null, max: null };
  const [, from, to, least, most] = TIER.exec(suffix) ?? [];
  if (most !== undefined) return { min: null, max: Number(most) };
  const start = from ?? least;
  return start === undefined
    ? undefined
    : readTier(Number(start), to === undefined ? undefined : Number(to));
}

function priceColumnsOf(headers: readonly string[], markets: readonly Market[]): PriceColumn[] {
  // Longest market name first, since one may be a prefix of another.
  const starts = markets
    .map((market) => ({ market, start: `price ${marketName(market).toLocaleLowerCase()}` }))
    .toSorted((one, other) => other.start.length - one.start.length);
  return headers.flatMap((header, at): PriceColumn[] => {
    const text = header.toLocaleLowerCase();
    for (const { market, start } of starts) {
      const tier = text.startsWith(start) ? tierOf(text.slice(start.length)) : undefined;
      if (!tier) continue;
      const digits = currencyDigits(market.currency);
      return [{ id: priceColumnId(market.id, tier), at, header, market, tier, digits }];
    }
    return [];
  });
}

/** Returns the first column that an earlier one is about, too. */
function repeatedIn(columns: readonly PriceColumn[]): PriceColumn | undefined {
  const ids = new Set<string>();
  return columns.find(({ id }) => ids.size === ids.add(id).size);
}

/**
 * Accepts a decimal point, as in our files, or a comma, as spreadsheets in many languages save it.
 *
 * @param decimal sign in the column's other cells
 */
function readAmount(
  text: string,
  digits: number,
  decimal: DecimalSign | undefined,
): { minor: number | null } | AmountProblem | 'unclear' {
  if (!decimal && isUnclear(text, digits, '.')) return 'unclear';
  const decimals = /^[+-]?\d+,(\d+)$/.exec(text)?.[1];
  const isComma = !decimal && decimals !== undefined && decimals.length <= digits;
  const parsed = parseAmount(isComma ? text.replace(',', '.') : text, {
    tag: 'en',
    digits,
    decimal,
  });
  return parsed.problem === undefined ? { minor: parsed.minor } : parsed.problem;
}

/** Finds a variant by id, or by SKU if unique. */
function finder(variants: readonly GridVariant[]): (id: string, sku: string) => string | undefined {
  const ids = new Set(variants.map(({ id }) => id));
  const bySku = new Map<string, string | undefined>();
  for (const { id, sku } of variants) {
    if (sku) bySku.set(sku, bySku.has(sku) ? undefined : id);
  }
  return (id, sku) => (ids.has(id) ? id : id === '' ? bySku.get(sku) : undefined);
}

/**
 * Compares a file with the spreadsheet. An empty cell removes a price; missing columns and variants change nothing.
 *
 * @param sheet.markets all of the store
 */
export function readPriceFile(text: string, sheet: Sheet): FileAnswer {
  const { rows, openQuote } = readCsv(text, MOST_LINES + 2);
  if (openQuote !== undefined) return { refusal: 'openQuote' };
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) return { refusal: 'empty' };
  if (head.cells.length > MOST_COLUMNS) return { refusal: 'tooWide' };
  const first = head.cells.map(clean);
  if (lines.length > MOST_LINES) return { refusal: 'tooLong' };
  const placeAt = (name: string): number =>
    first.findIndex((header) => header.toLowerCase() === name.toLowerCase());
  const [idAt, skuAt] = [placeAt(ID), placeAt(SKU)];
  if (idAt < 0 && skuAt < 0) return { refusal: 'noVariants' };
  const columns = priceColumnsOf(first, sheet.markets);
  if (columns.length === 0) return { refusal: 'noPrices' };
  const twice = repeatedIn(columns);
  if (twice) return { refusal: 'twice', name: twice.header };
  const mostLines = Math.floor(MOST_CELLS / columns.length);
  if (lines.length > mostLines) return { refusal: 'tooLong', rows: mostLines };
  const known = new Set<string>(NAMES.map((name) => name.toLowerCase()));
  const priced = new Set(columns.map(({ at }) => at));
  const plan: FilePlan = {
    writes: [],
    changed: 0,
    added: 0,
    removed: 0,
    same: 0,
    problems: [],
    unknown: [],
    ignored: first.filter(
      (header, at) =>
        header !== '' &&
        !priced.has(at) &&
        !known.has(header.toLowerCase()) &&
        !header.toLowerCase().startsWith('base '),
    ),
    newTiers: newTiers(columns, sheet.tiers),
    markets: [...new Set(columns.map(({ market }) => market.id))],
  };
  const find = finder(sheet.variants);
  const seen = new Set<string>();
  const texts = lines.map(({ line, cells }) => ({ line, cells: cells.map(clean) }));
  const decimals = new Map(
    columns.map(({ at }) => [at, decimalSignOf(texts.map(({ cells }) => cells[at] ?? ''))]),
  );
  for (const { line, cells } of texts) {
    const code = misfit(cells, first);
    if (code) {
      const width = { cells: cells.length, headers: first.length };
      plan.problems.push({ line, code, text: '', header: '', width });
      continue;
    }
    const [id = '', sku = ''] = [cells[idAt], cells[skuAt]];
    const row = find(id, sku);
    if (row === undefined || seen.has(row)) {
      const header = id ? ID : SKU;
      plan.problems.push({ line, code: row ? 'repeated' : 'unknown', text: id || sku, header });
      if (row === undefined) plan.unknown.push({ id, sku });
      continue;
    }
    seen.add(row);
    for (const column of columns) {
      const text = cells[column.at] ?? '';
      readCell(plan, sheet, { row, line, column, text, decimal: decimals.get(column.at) });
    }
  }
  return { plan };
}

const clean = (cell: string): string => (cell === '' ? '' : unescapeFormula(cell).trim());

function newTiers(columns: readonly PriceColumn[], tiers: readonly Tier[]): Tier[] {
  const known = new Set(tiers.map(tierKey));
  const named = new Map(columns.map(({ tier }) => [tierKey(tier), tier]));
  return [...named].flatMap(([key, tier]) => (known.has(key) ? [] : [tier]));
}

interface FileCell {
  row: string;
  line: number;
  column: PriceColumn;
  text: string;
  decimal: DecimalSign | undefined;
}

function readCell(
  plan: FilePlan,
  { valueOf }: Sheet,
  { row, line, column, text, decimal }: FileCell,
): void {
  // Half the cells of an exported file are empty.
  const amount = text === '' ? { minor: null } : readAmount(text, column.digits, decimal);
  if (typeof amount === 'string') {
    plan.problems.push({ line, code: amount, text, header: column.header });
    return;
  }
  const before = valueOf(row, column.id) ?? null;
  if (before === amount.minor) {
    if (before !== null) plan.same += 1;
    return;
  }
  if (before === null) plan.added += 1;
  else if (amount.minor === null) plan.removed += 1;
  else plan.changed += 1;
  plan.writes.push({ row, column: column.id, value: amount.minor });
}

/** Returns markets with visible columns: hidden ones aren't exported, so an import leaves them alone. */
export function marketsIn(markets: Iterable<Market>, shown: readonly string[]): Market[] {
  const wanted = new Set(shown.map((column) => placeOf(column).market));
  return [...markets].filter(({ id }) => wanted.has(id));
}
