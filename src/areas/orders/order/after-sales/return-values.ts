import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { refundable } from '../facts/order-facts.ts';
import type { Order } from '../query.ts';
import { refundMoney } from './return-money.ts';
import type { ReturnMoney, ReturnShipping } from './return-money.ts';
import { returnable, returnableItems } from '../facts/returnable.ts';
import type { ReturnSent } from './returns.ts';

export interface ReturnValues {
  /** Units by item id; null if empty, NaN if unreadable */
  quantities: Readonly<Record<string, number | null>>;
  /** Reason id by item id */
  reasons: Readonly<Record<string, string | null>>;
  notes: Readonly<Record<string, string>>;
  /** Shipping option id */
  option: string | null;
  /** Minor units; null: the option's price */
  price: number | null;
  location: string | null;
  notify: boolean;
  /** Minor units, null if empty; undefined: use the calculated amount */
  refund: number | null | undefined;
}

export const noReturnValues: ReturnValues = {
  quantities: {},
  reasons: {},
  notes: {},
  option: null,
  price: null,
  location: null,
  notify: true,
  refund: undefined,
};

export type ReturnProblem = 'nothing' | 'units' | 'price' | 'refundMissing' | 'refundTooMuch';

/** Returns minor units; some options have no price until used. */
export const optionPrice = (option: ShippingOptionListItem): number => option.amount ?? 0;

/** Returns undefined if no option is chosen. */
export function chosenShipping(
  options: readonly ShippingOptionListItem[],
  { option, price }: Pick<ReturnValues, 'option' | 'price'>,
): ReturnShipping | undefined {
  const chosen = options.find(({ id }) => id === option);
  if (!chosen) return undefined;
  return {
    price: price ?? optionPrice(chosen),
    includesTax: chosen.includes_tax === true,
    rates: listOf(chosen.tax_rates).map(({ rate }) => ({ rate: rate ?? 0 })),
  };
}

export interface RefundPlan {
  money: ReturnMoney;
  /** Maximum refund in minor units */
  most: number;
  /** Default refund in minor units, between 0 and `most` */
  defaultRefund: number;
  /** Minor units; undefined if unreadable */
  refund: number | undefined;
}

export function refundPlan(
  order: Order,
  values: ReturnValues,
  options: readonly ShippingOptionListItem[],
): RefundPlan {
  const returned = returnableItems(order).flatMap((item) => {
    const units = values.quantities[item.id] ?? 0;
    return units > 0 ? [{ item, units }] : [];
  });
  const money = refundMoney(order, returned, chosenShipping(options, values));
  const most = refundable(order);
  const defaultRefund = Math.min(Math.max(0, money.total), most);
  const { refund = defaultRefund } = values;
  return {
    money,
    most,
    defaultRefund,
    refund: refund === null || Number.isNaN(refund) ? undefined : refund,
  };
}

export function unitsProblem(
  order: Order,
  { quantities }: Pick<ReturnValues, 'quantities'>,
): 'nothing' | 'units' | undefined {
  const items = returnableItems(order);
  const units = items.map((item) => quantities[item.id] ?? 0);
  const isPossible = (count: number, at: number): boolean => {
    const item = items[at];
    return Number.isSafeInteger(count) && count >= 0 && !!item && count <= returnable(order, item);
  };
  if (!units.every(isPossible)) return 'units';
  return units.every((one) => one === 0) ? 'nothing' : undefined;
}

/** Requires units without a problem. */
export const pickedItems = (order: Order, values: ReturnValues): ReturnSent['items'] =>
  returnableItems(order).flatMap(({ id }) => {
    const units = values.quantities[id] ?? 0;
    return units > 0
      ? [
          {
            id,
            units,
            reason: values.reasons[id] ?? undefined,
            note: values.notes[id]?.trim() || undefined,
          },
        ]
      : [];
  });

export function returnProblem(
  order: Order,
  values: ReturnValues,
  options: readonly ShippingOptionListItem[],
): ReturnProblem | undefined {
  const units = unitsProblem(order, values);
  if (units !== undefined) return units;
  if (values.price !== null && Number.isNaN(values.price)) return 'price';
  const { refund, most } = refundPlan(order, values, options);
  if (refund === undefined) return 'refundMissing';
  return refund > most ? 'refundTooMuch' : undefined;
}

/** Requires values without a problem. */
export function returnSent(
  order: Order,
  values: ReturnValues,
  options: readonly ShippingOptionListItem[],
): ReturnSent {
  const shipping = chosenShipping(options, values);
  return {
    items: pickedItems(order, values),
    shipping:
      values.option !== null && shipping
        ? { option: values.option, price: shipping.price }
        : undefined,
    refund: refundPlan(order, values, options).refund ?? 0,
    location: values.location ?? undefined,
    notify: values.notify,
  };
}
