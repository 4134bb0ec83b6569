import type { ItemPrices } from './prices.ts';
import type { DraftDiscounts } from './totals.ts';
import { useDiscountedProducts } from './useDiscountedProducts.ts';
import type { CheckedCode } from './useDiscounts.ts';

/**
 * Returns the discounts' effect; undefined until known. It can't be known for several besides free shipping: the server
 * keeps one and doesn't say which.
 */
export function useDraftDiscounts(
  checked: readonly CheckedCode[],
  prices: ItemPrices,
): DraftDiscounts | undefined {
  const usable = checked.filter(({ problem }) => problem === undefined);
  const others = usable.filter(({ discount }) => discount?.rule?.type !== 'free_shipping');
  const discount = others[0]?.discount;
  const variants = [...prices.defaults.values()];
  const productIds = useDiscountedProducts(
    discount,
    variants.flatMap(({ productId }) => productId ?? []),
  );
  const hasFreeShipping = others.length < usable.length;
  if (others.length === 0) return { hasFreeShipping, discount: undefined };
  const rule = discount?.rule;
  if (others.length > 1 || !rule || !productIds) return undefined;
  const { type, value, allocation } = rule;
  return { hasFreeShipping, discount: { type, value, allocation, productIds } };
}
