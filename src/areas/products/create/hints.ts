import type { Markets } from '#shared/sources/useMarkets.ts';
import { numbersIn, plannedVariants } from './values.ts';
import type { CreateValues, PlannedVariant } from './values.ts';

/** Prevents buying the product, but not creating it. */
export type Hint =
  | { kind: 'noChannel' }
  /** Some variants have no price in these currencies, for any of their regions. */
  | { kind: 'noPrice'; currencies: string[]; missing: number; total: number }
  | { kind: 'noStock'; missing: number; total: number }
  | { kind: 'noPicture' };

const isThere = ({
  manage_inventory: isCounted,
  allow_backorder: isOpen,
  stock,
}: PlannedVariant): boolean =>
  !isCounted || isOpen || Object.values(numbersIn(stock)).some((units) => units > 0);

type Region = Pick<Markets['regions'][number], 'id' | 'currency_code'>;

function priceHints(variants: readonly PlannedVariant[], regions: readonly Region[]): Hint[] {
  const gaps = new Map<number, Set<string>>();
  for (const { id, currency_code: currency } of regions) {
    const missing = variants.filter(({ prices }) => {
      const given = numbersIn(prices);
      return given[id] === undefined && given[currency] === undefined;
    }).length;
    if (missing > 0) gaps.set(missing, (gaps.get(missing) ?? new Set<string>()).add(currency));
  }
  return [...gaps].map(([missing, currencies]) => ({
    kind: 'noPrice',
    currencies: [...currencies],
    missing,
    total: variants.length,
  }));
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
