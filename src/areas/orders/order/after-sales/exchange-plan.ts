import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { priceAt } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import { refundable } from '../facts/order-facts.ts';
import type { Order } from '../query.ts';
import { carriedDiscount, exchangeMoney, wholeDiscount } from './exchange-money.ts';
import type { ExchangeMoney } from './exchange-money.ts';
import type { AfterSalesValues } from './kinds.ts';
import { isShort, unitsOf } from './outgoing/outgoing.ts';
import { sendPriceOf } from './outgoing/send-shipping.ts';
import type { ReturnShipping } from './return-money.ts';
import { returnMoney } from './return-money.ts';
import { chosenShipping } from './return-values.ts';
import { returnableItems } from '../facts/returnable.ts';
import type { SoldItem } from '../facts/returnable.ts';

export interface ExchangeChoices {
  /** For the return */
  options: readonly ShippingOptionListItem[];
  /** For the new items */
  sendOptions: readonly ShippingOptionListItem[];
  prices: ReadonlyMap<string, TaxedVariant>;
  /** Products the order's discount applies to */
  discounted: ReadonlySet<string>;
}

export interface ExchangePlan {
  money: ExchangeMoney;
  /** Minor units lost as partly returned items take their whole discount with them */
  lost: number;
  /** Refundable minor units */
  most: number;
  /** The customer chooses and pays for the shipping */
  isShippingOpen: boolean;
  /** Too little stock to confirm. The server counts returned items as if sent. */
  isShort: boolean;
}

export const returnedUnits = (
  order: Order,
  { quantities }: Pick<AfterSalesValues, 'quantities'>,
): { item: SoldItem; units: number }[] =>
  returnableItems(order).flatMap((item) => {
    const units = quantities[item.id] ?? 0;
    return units > 0 ? [{ item, units }] : [];
  });

function sending(
  { sendOptions }: ExchangeChoices,
  values: AfterSalesValues,
): ReturnShipping | undefined {
  const option = sendOptions.find(({ id }) => id === values.sendOption);
  const price = option && sendPriceOf(values, option);
  if (!option || price === null || price === undefined || Number.isNaN(price)) return undefined;
  return {
    price,
    includesTax: option.includes_tax === true,
    rates: listOf(option.tax_rates).map(({ rate }) => ({ rate: rate ?? 0 })),
  };
}

/** The server also checks the stock of returned items. */
function unitsNeeded(
  returned: ReturnType<typeof returnedUnits>,
  { outgoing }: Pick<AfterSalesValues, 'outgoing'>,
): Map<string, number> {
  const needed = new Map<string, number>();
  const add = (id: string, units: number): void =>
    void needed.set(id, (needed.get(id) ?? 0) + units);
  for (const { item, units } of returned) if (item.variant_id) add(item.variant_id, units);
  for (const item of outgoing) add(item.variantId, unitsOf(item));
  return needed;
}

/** In minor units */
function lostDiscount(
  order: Order,
  returned: ReturnType<typeof returnedUnits>,
  { returned: items, returnedDiscount, returnedTax }: ExchangeMoney,
): number {
  const discount = carriedDiscount(order);
  const isInPart = returned.some(
    ({ item, units }) => units < item.quantity && wholeDiscount(discount, item) > 0,
  );
  if (!isInPart) return 0;
  const worth = returnMoney({ ...order, tax_rate: null }, returned, undefined).total;
  return worth + items + returnedDiscount + returnedTax;
}

export function exchangePlan(
  order: Order,
  values: AfterSalesValues,
  choices: ExchangeChoices,
): ExchangePlan {
  const { prices, discounted, options } = choices;
  const returned = returnedUnits(order, values);
  const money = exchangeMoney({
    discounts: order.discounts,
    returned,
    returnShipping: chosenShipping(options, values),
    sent: values.outgoing.flatMap((item) => {
      const variant = prices.get(item.variantId);
      const units = unitsOf(item);
      if (!variant || units === 0) return [];
      const { taxRates, productId, isDiscountable } = variant;
      const { unitPrice, includesTax } = priceAt(variant, units);
      if (unitPrice === null) return [];
      return {
        units,
        unitPrice,
        includesTax,
        rates: taxRates.map((rate) => ({ rate })),
        isDiscounted: isDiscountable && productId !== undefined && discounted.has(productId),
      };
    }),
    shipping: sending(choices, values),
  });
  return {
    money,
    lost: lostDiscount(order, returned, money),
    most: refundable(order),
    isShippingOpen: values.sendOption === null,
    isShort: [...unitsNeeded(returned, values)].some(([id, units]) =>
      isShort(units, prices.get(id)),
    ),
  };
}
