import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { Order } from '../query.ts';
import type { ExchangeSent } from './exchange.ts';
import type { AfterSalesValues } from './kinds.ts';
import { areUnitsPossible, unitsOf } from './outgoing/outgoing.ts';
import { chosenShipping, pickedItems, unitsProblem } from './return-values.ts';

/** What is wrong with what was entered for an exchange. */
export type ExchangeProblem =
  | 'nothing'
  | 'units'
  | 'price'
  | 'noneSent'
  | 'sentUnits'
  | 'sentPrices'
  | 'sendPrice';

/**
 * What is wrong with an exchange; undefined when it can be sent.
 *
 * @param prices of what is sent; undefined while they are read
 */
export function exchangeProblem(
  order: Order,
  values: AfterSalesValues,
  prices: ReadonlyMap<string, TaxedVariant> | undefined,
): ExchangeProblem | undefined {
  const units = unitsProblem(order, values);
  if (units !== undefined) return units;
  if (values.price !== null && Number.isNaN(values.price)) return 'price';
  const { outgoing, sendOption, sendPrice } = values;
  if (outgoing.length === 0) return 'noneSent';
  if (!areUnitsPossible(outgoing)) return 'sentUnits';
  if (!outgoing.every(({ variantId: id }) => (prices?.get(id)?.unitPrice ?? null) !== null)) {
    return 'sentPrices';
  }
  const isEntered = sendOption !== null && sendPrice !== undefined;
  return isEntered && !Number.isSafeInteger(sendPrice) ? 'sendPrice' : undefined;
}

/** What is sent. The values must have no problem. */
export function exchangeSent(
  order: Order,
  values: AfterSalesValues,
  options: readonly ShippingOptionListItem[],
  prices: ReadonlyMap<string, TaxedVariant>,
): ExchangeSent {
  const shipping = chosenShipping(options, values);
  return {
    items: pickedItems(order, values),
    outgoing: values.outgoing.map((item) => ({
      variantId: item.variantId,
      name: item.title,
      units: unitsOf(item),
      unitPrice: prices.get(item.variantId)?.unitPrice ?? 0,
    })),
    returnShipping:
      values.option !== null && shipping
        ? { option: values.option, price: shipping.price }
        : undefined,
    shipping: undefined,
    allowBackorder: values.allowBackorder,
    location: values.location ?? undefined,
    notify: values.notify,
  };
}
