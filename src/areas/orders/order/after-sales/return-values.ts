import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { refundable } from '../actions/order-facts.ts';
import type { Order } from '../query.ts';
import { refundMoney } from './return-money.ts';
import type { ReturnMoney, ReturnShipping } from './return-money.ts';
import { returnable, returnableItems } from './returnable.ts';
import type { ReturnSent } from './returns.ts';

/** What one enters for a return. */
export interface ReturnValues {
  /** Units of each item, by its id; null for none, NaN while the text is no number. */
  quantities: Readonly<Record<string, number | null>>;
  /** Id of the reason of each item. */
  reasons: Readonly<Record<string, string | null>>;
  notes: Readonly<Record<string, string>>;
  /** Id of the option by which it comes back; null for none. */
  option: string | null;
  /** Minor units; null: as the option says. */
  price: number | null;
  location: string | null;
  notify: boolean;
  /** Minor units that were entered, null for an empty field; undefined: as it is worked out. */
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

/** What is wrong with what was entered. */
export type ReturnProblem = 'nothing' | 'units' | 'price' | 'refundMissing' | 'refundTooMuch';

/** The price of an option, in minor units; some have none until they are used. */
export const optionPrice = (option: ShippingOptionListItem): number => option.amount ?? 0;

/** How the chosen return shipping is priced; undefined when none is chosen. */
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

/** A refund as it is worked out, and what becomes of it. */
export interface RefundPlan {
  money: ReturnMoney;
  /** The most that can be given back, in minor units. */
  most: number;
  /** What is given back unless another amount is entered: never below nothing, nor more than there is. */
  usual: number;
  /** What is given back, in minor units; undefined while it can't be read. */
  refund: number | undefined;
}

/** The money of a return before it is sent. */
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
  const usual = Math.min(Math.max(0, money.total), most);
  const { refund = usual } = values;
  return {
    money,
    most,
    usual,
    refund: refund === null || Number.isNaN(refund) ? undefined : refund,
  };
}

/** What is wrong with the units that are to come back; undefined when they can. */
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

/** The units that are to come back, with the reason and the note of each item. They must have no problem. */
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

/** What is wrong with a return; undefined when it can be sent. */
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

/** What is sent. The values must have no problem. */
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
