import type { Markets } from '#shared/useMarkets.ts';
import { numbersIn, plannedVariants } from './values.ts';
import type { CreateValues, PlannedVariant } from './values.ts';

/** What keeps shoppers from buying the product once it is published; it can be created nevertheless. */
export type Hint =
  | { kind: 'noChannel' }
  /** Shoppers of these regions, by name, find no price for some of the variants. */
  | { kind: 'noPrice'; regions: string[]; currency: string; missing: number; total: number }
  | { kind: 'noStock'; missing: number; total: number }
  | { kind: 'noPicture' };

/** Whether shoppers get a variant from the start. */
const isThere = ({
  manage_inventory: isCounted,
  allow_backorder: isOpen,
  stock,
}: PlannedVariant): boolean =>
  !isCounted || isOpen || Object.values(numbersIn(stock)).some((units) => units > 0);

type Region = Pick<Markets['regions'][number], 'id' | 'name' | 'currency_code'>;

/** The regions in which variants have no price: one hint for those with the same currency and gap. */
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

/** What keeps shoppers from buying the product, in the order in which one would mend it. */
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

/** The prices of one column: of how many variants, and from the lowest to the highest. */
export interface PriceSummary {
  /** A currency's code or a region's id. */
  column: string;
  priced: number;
  lowest: number;
  highest: number;
}

/** What the variants cost, column by column in the given order; columns without a price are left out. */
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
