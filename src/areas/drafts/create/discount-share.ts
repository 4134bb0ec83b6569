import type { DiscountRule } from '#generated/admin/admin.schemas.ts';

/** One item as the server counts it. */
export interface CountedLine {
  /** Minor units. */
  unitPrice: number;
  quantity: number;
  /** Of each 100, one for each tax. */
  taxRates: readonly number[];
  includesTax: boolean;
  /** Undefined for a custom item. */
  productId: string | undefined;
  /** Discounts may hold for it; they never do for a custom item. */
  isDiscountable: boolean;
}

/** The one discount that a cart can have besides free shipping. */
export interface CountedDiscount extends Pick<DiscountRule, 'type' | 'value' | 'allocation'> {
  /** Products that its conditions allow. */
  productIds: ReadonlySet<string>;
}

const grossOf = ({ unitPrice, quantity }: CountedLine): number => unitPrice * quantity;

/** What a line's taxes are worked out from: the server takes the tax out of one unit, and rounds it there. */
function taxableOf(line: CountedLine): number {
  if (!line.includesTax) return grossOf(line);
  const rate = line.taxRates.reduce((sum, each) => sum + each / 100, 0);
  return (line.unitPrice - Math.round((rate * line.unitPrice) / (1 + rate))) * line.quantity;
}

/**
 * The tax of a line in minor units, each of several rounded by itself.
 *
 * @param discount on the line, in parts of a minor unit, as the server keeps it
 */
export const lineTax = (line: CountedLine, discount: number): number =>
  line.taxRates.reduce(
    (sum, rate) => sum + Math.round((taxableOf(line) - discount) * (rate / 100)),
    0,
  );

/** What a line comes to without its tax and before discounts, in minor units. */
export const lineSubtotal = (line: CountedLine): number =>
  line.includesTax ? grossOf(line) - lineTax(line, 0) : grossOf(line);

/**
 * What a discount takes off one of the lines, in minor units and parts of them: only their sum is rounded.
 *
 * The server shares a fixed amount out among all that may be discounted, also what the discount's conditions leave out;
 * and beside a price without tax it counts those with tax as nothing.
 *
 * @param lines all of them
 */
export function lineDiscount(
  line: CountedLine,
  lines: readonly CountedLine[],
  { type, value, allocation, productIds }: CountedDiscount,
): number {
  if (!line.isDiscountable || line.productId === undefined) return 0;
  if (type === 'free_shipping' || !productIds.has(line.productId)) return 0;
  const full = lineSubtotal(line);
  if (type === 'percentage') return Math.min(Math.round((full / 100) * value), full);
  if (allocation !== 'total') return Math.min(value * line.quantity, full);
  const all = lines
    .filter(({ isDiscountable }) => isDiscountable)
    .reduce((sum, one) => sum + (one.includesTax && !line.includesTax ? 0 : lineSubtotal(one)), 0);
  return all === 0 ? 0 : Math.min(Math.min(value, all) * (full / all), full);
}
