import { currencyDigits, currencySign } from '#ui/format/currency.ts';
import { formatAmount, formatMoney } from '#ui/format/money.ts';
import { amountProblemText, unitsProblemText } from '#ui/money/amount-problem.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { isUnclear } from '#ui/number/decimal-sign.ts';
import { parseAmount, separatorsOf } from '#ui/number/parse.ts';
import type { AmountProblem, DecimalSign } from '#ui/number/parse.ts';
import { isInvalid } from '#ui/number/typed-number.ts';

/** Price columns: currency code or region id. */
const STOCK = 'stock ';

export const stockColumn = (location: string): string => `${STOCK}${location}`;

/** Undefined for prices. */
export const locationOf = (column: string): string | undefined =>
  column.startsWith(STOCK) ? column.slice(STOCK.length) : undefined;

type Reader = Parameters<typeof unitsProblemText>[1];

export type ColumnKind = 'currencies' | 'regions' | 'locations';

export interface StoreColumn {
  column: GridColumn;
  kind: ColumnKind;
}

interface Store {
  /** Lowercase. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency_code: string }[];
  locations: readonly { id: string; name: string }[];
}

export const storeColumns = (
  { currencies, regions, locations }: Store,
  heads: { prices: string; stock: string },
  reader: Reader,
): StoreColumn[] => [
  ...currencies.map((code): StoreColumn => ({
    column: priceColumn(code, code, { header: code.toUpperCase(), group: heads.prices }, reader),
    kind: 'currencies',
  })),
  ...regions.map(({ id, name, currency_code: code }): StoreColumn => ({
    column: priceColumn(
      id,
      code,
      { header: name, detail: code.toUpperCase(), group: heads.prices },
      reader,
    ),
    kind: 'regions',
  })),
  ...locations.map((location): StoreColumn => ({
    column: { ...unitsColumn(location, reader), group: heads.stock },
    kind: 'locations',
  })),
];

function figures(
  digits: number,
  tag: string,
  why: (problem: AmountProblem) => string,
  signs: readonly string[] = [],
): Pick<GridColumn, 'parse' | 'write' | 'problem'> {
  const read = (text: string, decimal?: DecimalSign) =>
    parseAmount(text, { tag, digits, signs, decimal });
  return {
    parse: (text, decimal): CellValue => {
      const isSettled = decimal !== 'unsettled';
      if (!isSettled && isUnclear(text, digits, separatorsOf(tag).decimal)) return { typed: text };
      const parsed = read(text, isSettled ? decimal : undefined);
      return parsed.problem === undefined ? parsed.minor : { typed: text };
    },
    write: (value) => formatAmount(value, digits, tag),
    problem: (text) => why(read(text).problem ?? 'notANumber'),
  };
}

/** Minor units. */
export function priceColumn(
  id: string,
  currency: string,
  names: { header: string; detail?: string; group?: string },
  reader: Reader,
): GridColumn {
  const digits = currencyDigits(currency);
  const code = currency.toUpperCase();
  return {
    id,
    ...names,
    unit: currency,
    isWhole: digits === 0,
    ...figures(digits, reader.tag, (problem) => amountProblemText(problem, code, reader), [
      code,
      currencySign(code, reader.tag),
    ]),
    show: (value) => formatMoney(value, currency, reader.tag),
  };
}

export function unitsColumn(location: { id: string; name: string }, reader: Reader): GridColumn {
  return {
    id: stockColumn(location.id),
    header: location.name,
    unit: 'units',
    isWhole: true,
    ...figures(0, reader.tag, (problem) => unitsProblemText(problem, reader)),
    show: (value) => formatAmount(value, 0, reader.tag),
  };
}

/** Returns an emptied cell's value: stock becomes 0 (see `LevelChange`). */
export const emptied = (column: string, given: CellValue | undefined): CellValue | undefined => {
  if (locationOf(column) === undefined || typeof given !== 'number') return null;
  return given === 0 ? undefined : 0;
};

/** Rows with an invalid value aren't saved. */
export const isBroken = (changed: ReadonlyMap<string, CellValue>): boolean =>
  [...changed.values()].some((value) => isInvalid(value));

export const valuesOf = (changed: ReadonlyMap<string, CellValue>): [string, number | null][] =>
  [...changed].flatMap(([column, value]) =>
    typeof value === 'number' || value === null ? [[column, value]] : [],
  );
