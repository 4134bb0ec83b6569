import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { priceAt } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import { refundable } from '../actions/order-facts.ts';
import type { Order } from '../query.ts';
import { carriedDiscount, exchangeMoney, wholeDiscount } from './exchange-money.ts';
import type { ExchangeMoney } from './exchange-money.ts';
import type { AfterSalesValues } from './kinds.ts';
import { isShort, unitsOf } from './outgoing/outgoing.ts';
import { sendPriceOf } from './outgoing/send-shipping.ts';
import type { ReturnShipping } from './return-money.ts';
import { returnMoney } from './return-money.ts';
import { chosenShipping } from './return-values.ts';
import { returnableItems } from './returnable.ts';
import type { SoldItem } from './returnable.ts';

/** What an exchange is worked out from, apart from what was entered. */
export interface ExchangeChoices {
  /** The ways back. */
  options: readonly ShippingOptionListItem[];
  /** The ways out. */
  sendOptions: readonly ShippingOptionListItem[];
  prices: ReadonlyMap<string, TaxedVariant>;
  /** Products for which the order's discount holds. */
  discounted: ReadonlySet<string>;
}

/** An exchange before it is sent. */
export interface ExchangePlan {
  money: ExchangeMoney;
  /** What the customer loses because items that come back in part take their whole discount with them; minor units. */
  lost: number;
  /** What is left to give back, in minor units; less than the customer should get only where it is too little. */
  most: number;
  /** The customer chooses how it is sent, and pays for that as well. */
  isShippingOpen: boolean;
  /** There isn't enough in stock, so the customer couldn't confirm. The server counts what comes back as if it were sent. */
  isShort: boolean;
}

/** The units of items that are to come back. */
export const returnedUnits = (
  order: Order,
  { quantities }: Pick<AfterSalesValues, 'quantities'>,
): { item: SoldItem; units: number }[] =>
  returnableItems(order).flatMap((item) => {
    const units = quantities[item.id] ?? 0;
    return units > 0 ? [{ item, units }] : [];
  });

/** How the new items are sent, once an option is chosen. */
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

/** The units of variants that the server looks for in stock: what is sent, and what comes back. */
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

/** What is lost where an item comes back in part, although its whole discount is taken back; in minor units. */
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

/** What an exchange comes to, and what of it may surprise. */
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
