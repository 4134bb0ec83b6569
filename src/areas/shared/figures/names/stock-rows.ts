import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { addDays } from '#ui/date/day.ts';
import type { Day } from '#ui/date/day.ts';
import { dayStart, today } from '#ui/date/zone.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import type { Breakdown, ItemFigures } from '../breakdowns.ts';
import { daysIn } from '../days.ts';
import type { Period } from '../days.ts';
import type { Instant } from '../facts.ts';
import { variantName } from './variant-name.ts';

export interface StockedVariant {
  variantId: string;
  productId: string;
  name: string;
  sku: string | null;
  /** Available units, negative if more are reserved; undefined if the server doesn’t know any */
  stocked: number | undefined;
  /** Minor units by currency; lacks currencies without a price. */
  value: ReadonlyMap<string, number>;
}

export interface StockRow extends StockedVariant {
  soldPerDay: number | undefined;
  /** Undefined without sales */
  daysLeft: number | undefined;
}

export interface SoldUnits {
  days: number;
  /** By variant id */
  units: ReadonlyMap<string, number>;
}

type Price = Pick<
  ProductVariantListItem['prices'][number],
  'currency_code' | 'region_id' | 'amount' | 'min_quantity' | 'max_quantity' | 'price_list_id'
>;

/** Minor units by currency, without price lists and tiers */
export function basePrices(prices: readonly Price[] | null | undefined): Map<string, number> {
  const own = listOf(prices).filter(
    (price) =>
      isObject(price) &&
      Number.isSafeInteger(price.amount) &&
      !price.price_list_id &&
      !price.min_quantity &&
      !price.max_quantity,
  );
  return new Map([
    ...lowestOf(own.filter((price) => price.region_id)),
    ...lowestOf(own.filter((price) => !price.region_id)),
  ]);
}

function lowestOf(prices: readonly Price[]): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { currency_code: code, amount } of prices) {
    lowest.set(code, Math.min(lowest.get(code) ?? Infinity, amount));
  }
  return lowest;
}

type Variant = Pick<
  ProductVariantListItem,
  'id' | 'product_id' | 'title' | 'sku' | 'inventory_quantity' | 'manage_inventory'
> & { prices: readonly Price[]; product: { title: string } | null };

export function stockedVariant(variant: Variant): StockedVariant | undefined {
  if (!isObject(variant) || !variant.manage_inventory) return undefined;
  const { id, product_id: productId, title, sku, inventory_quantity: units, product } = variant;
  // Without a stock item the server leaves the units out.
  const stocked = Number.isSafeInteger(units) ? units : undefined;
  return {
    variantId: id,
    productId,
    name: variantName(product?.title, title),
    sku,
    stocked,
    value: new Map(
      stocked === undefined
        ? []
        : [...basePrices(variant.prices)].map(([code, price]) => [
            code,
            price * Math.max(0, stocked),
          ]),
    ),
  };
}

/** Once each, also of rows that moved to the next page while they were read */
export const stockedVariants = (variants: readonly Variant[]): StockedVariant[] => [
  ...new Map(
    variants.flatMap((variant) => {
      const stocked = stockedVariant(variant);
      return stocked ? [[stocked.variantId, stocked] as const] : [];
    }),
  ).values(),
];

const MOST_DAYS = 30;

/** Days before today of which all orders are known */
export function soldPeriod(
  knownSince: Instant | undefined,
  zone: string,
  now: Instant = Date.now(),
): Period | undefined {
  if (knownSince === undefined) return undefined;
  const day = today(zone, now);
  const from = addDays(day, -MOST_DAYS);
  const to = addDays(day, -1);
  const known = knownSince === -Infinity ? from : firstWholeDay(knownSince, zone);
  const period = { from: known > from ? known : from, to };
  return period.from <= to ? period : undefined;
}

function firstWholeDay(since: Instant, zone: string): Day {
  const day = today(zone, since);
  return Date.parse(dayStart(day, zone)) >= since ? day : addDays(day, 1);
}

export function soldUnits(items: Breakdown<string, ItemFigures>, period: Period): SoldUnits {
  const units = new Map<string, number>();
  for (const [id, { sold }] of [...items.values()].flatMap((ofCurrency) => [...ofCurrency])) {
    if (id !== null) units.set(id, (units.get(id) ?? 0) + sold);
  }
  return { days: daysIn(period), units };
}

export const withSales = (
  variants: readonly StockedVariant[],
  sold: SoldUnits | undefined,
): StockRow[] =>
  variants.map((variant) => {
    const soldPerDay = sold && (sold.units.get(variant.variantId) ?? 0) / sold.days;
    const { stocked } = variant;
    const daysLeft =
      soldPerDay && stocked !== undefined ? Math.max(0, stocked) / soldPerDay : undefined;
    return { ...variant, soldPerDay, daysLeft };
  });
