import type { Markets } from '#shared/sources/useMarkets.ts';
import { numbersIn, plannedVariants } from './values.ts';
import type { CreateValues, PlannedVariant } from './values.ts';

/** Prevents buying the product, but not creating it. */
export type Hint =
  | { kind: 'noChannel' }
  /** Some variants have no price in these regions (names). */
  | { kind: 'noPrice'; regions: string[]; currency: string; missing: number; total: number }
  | { kind: 'noStock'; missing: number; total: number }
  | { kind: 'noPicture' };

const isThere = ({
  manage_inventory: isCounted,
  allow_backorder: isOpen,
  stock,
}: PlannedVariant): boolean =>
  !isCounted || isOpen || Object.values(numbersIn(stock)).some((units) => units > 0);

type Region = Pick<Markets['regions'][number], 'id' | 'name' | 'currency_code'>;

function priceHints(variants: readonly PlannedVariant[], regions: readonly Region[]): Hint[] {
  const gaps = new Map<string, Extract<Hint, { kind: 'noPrice' }>>();
  for (const { id, name, currency_code: currency } of regions) {
    const missing = variants.filter(({ prices }) => {
      const given = numbersIn(prices);
      return given[id] === undefined && given[currency] === undefined;
    }).length;
    if (missing === 0) continue;
    const key = `${currency} ${missing}`;
    const known = gaps.get(key);
    if (known) known.regions.push(name);
    else {
      gaps.set(key, {
        kind: 'noPrice',
        regions: [name],
        currency,
        missing,
        total: variants.length,
      });
    }
  }
  return [...gaps.values()];
}

export function hintsOf(values: CreateValues, regions: readonly Region[]): Hint[] {
  const variants = plannedVariants(values);
  const soldOut = variants.filter((variant) => !isThere(variant)).length;
  return [
    ...(values.sales_channels?.length === 0 ? [{ kind: 'noChannel' } as const] : []),
    ...priceHints(variants, regions),
    ...(soldOut > 0
      ? [{ kind: 'noStock', missing: soldOut, total: variants.length } as const]
      : []),
    ...(values.pictures.images.length > 0 ? [] : [{ kind: 'noPicture' } as const]),
  ];
}

export interface PriceSummary {
  /** Currency code or region id. */
  column: string;
  priced: number;
  lowest: number;
  highest: number;
}

export function priceSummary(values: CreateValues, columns: readonly string[]): PriceSummary[] {
  const variants = plannedVariants(values).map(({ prices }) => numbersIn(prices));
  return columns.flatMap((column) => {
    const amounts = variants.flatMap((prices) => prices[column] ?? []);
    return amounts.length === 0
      ? []
      : [
          {
            column,
            priced: amounts.length,
            lowest: Math.min(...amounts),
            highest: Math.max(...amounts),
          },
        ];
  });
}
