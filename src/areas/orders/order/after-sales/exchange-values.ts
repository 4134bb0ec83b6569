import { priceAt } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import { pickedName } from '../item-name.ts';
import type { Order } from '../query.ts';
import type { ExchangeSent } from './exchange.ts';
import type { ExchangeChoices } from './exchange-plan.ts';
import type { AfterSalesValues } from './kinds.ts';
import { areUnitsPossible, unitsOf } from './outgoing/outgoing.ts';
import { sendPriceOf } from './outgoing/send-shipping.ts';
import { chosenShipping, pickedItems, unitsProblem } from './return-values.ts';

export type ExchangeProblem =
  | 'nothing'
  | 'units'
  | 'price'
  | 'noneSent'
  | 'sentUnits'
  | 'sentPrices'
  | 'sendPrice';

/** @param prices undefined while loading */
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
  const isPriced = outgoing.every((item) => {
    const variant = prices?.get(item.variantId);
    return variant !== undefined && priceAt(variant, unitsOf(item)).unitPrice !== null;
  });
  if (!isPriced) return 'sentPrices';
  const isEntered = sendOption !== null && sendPrice !== undefined;
  return isEntered && !Number.isSafeInteger(sendPrice) ? 'sendPrice' : undefined;
}

/** Requires values without a problem. */
export function exchangeSent(
  order: Order,
  values: AfterSalesValues,
  { options, sendOptions, prices }: ExchangeChoices,
): ExchangeSent {
  const back = chosenShipping(options, values);
  const out = sendOptions.find(({ id }) => id === values.sendOption);
  return {
    items: pickedItems(order, values),
    outgoing: values.outgoing.map((item) => {
      const variant = prices.get(item.variantId);
      const units = unitsOf(item);
      return {
        variantId: item.variantId,
        name: pickedName(item),
        units,
        unitPrice: (variant && priceAt(variant, units).unitPrice) ?? 0,
      };
    }),
    returnShipping:
      values.option !== null && back ? { option: values.option, price: back.price } : undefined,
    shipping: out && { option: out.id, price: sendPriceOf(values, out) ?? 0 },
    allowBackorder: values.allowBackorder,
    location: values.location ?? undefined,
    notify: values.notify,
  };
}
