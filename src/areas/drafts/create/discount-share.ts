import type { DiscountRule } from '#generated/admin/admin.schemas.ts';

/** Item as the server counts it. */
export interface CountedLine {
  /** Minor units. */
  unitPrice: number;
  quantity: number;
  /** Percent, one per tax. */
  taxRates: readonly number[];
  includesTax: boolean;
  /** Undefined for a custom item. */
  productId: string | undefined;
  /** Always false for custom items. */
  isDiscountable: boolean;
}

/** A cart has at most one discount besides free shipping. */
export interface CountedDiscount extends Pick<DiscountRule, 'type' | 'value' | 'allocation'> {
  /** Products that pass its conditions. */
  productIds: ReadonlySet<string>;
}

const grossOf = ({ unitPrice, quantity }: CountedLine): number => unitPrice * quantity;

/** The server subtracts the tax per unit, and rounds there. */
function taxableOf(line: CountedLine): number {
  if (!line.includesTax) return grossOf(line);
  const rate = line.taxRates.reduce((sum, each) => sum + each / 100, 0);
  return (line.unitPrice - Math.round((rate * line.unitPrice) / (1 + rate))) * line.quantity;
}

/**
 * Tax in minor units; each tax is rounded separately.
 *
 * @param discount on the line, fractional minor units as on the server
 */
export const lineTax = (line: CountedLine, discount: number): number =>
  line.taxRates.reduce(
    (sum, rate) => sum + Math.round((taxableOf(line) - discount) * (rate / 100)),
    0,
  );

/** Minor units before tax and discounts. */
export const lineSubtotal = (line: CountedLine): number =>
  line.includesTax ? grossOf(line) - lineTax(line, 0) : grossOf(line);

/**
 * Discount in fractional minor units; only the sum is rounded.
 *
 * The server spreads a fixed amount over all discountable lines, even those its conditions exclude; beside a price
 * without tax, it counts prices with tax as 0.
 *
 * @param lines all lines
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
