import type { OrderItem } from '../query.ts';
import type { FulfillSent } from './fulfillment-operations.ts';
import { unfulfilled } from '../facts/unfulfilled.ts';
import { stockAt } from './stock.ts';
import type { OrderStock } from './stock.ts';

export interface FulfillValues {
  location: string | null;
  /** Units by item id; null if empty, NaN if unreadable */
  quantities: Readonly<Record<string, number | null>>;
  notify: boolean;
}

export type UnitsProblem = 'tooMany' | 'unreadable' | 'notInStock';

export const allLeft = (items: readonly OrderItem[]): Record<string, number> =>
  Object.fromEntries(items.map((item) => [item.id, unfulfilled(item)]));

export function unitsProblem(
  item: OrderItem,
  { location, quantities }: FulfillValues,
  stock: OrderStock,
): UnitsProblem | undefined {
  const units = quantities[item.id] ?? 0;
  if (!Number.isSafeInteger(units) || units < 0) return 'unreadable';
  if (units > unfulfilled(item)) return 'tooMany';
  const { stocked } = location === null ? { stocked: undefined } : stockAt(stock, item, location);
  return stocked !== undefined && units > 0 && units > stocked ? 'notInStock' : undefined;
}

export function fulfillSent(
  items: readonly OrderItem[],
  values: FulfillValues,
  stock: OrderStock,
): FulfillSent | undefined {
  const { location, notify } = values;
  if (items.some((item) => unitsProblem(item, values, stock))) return undefined;
  const quantities = Object.fromEntries(
    items.flatMap(({ id }) => {
      const units = values.quantities[id] ?? 0;
      return units > 0 ? [[id, units]] : [];
    }),
  );
  if (Object.keys(quantities).length === 0) return undefined;
  return { quantities, location: location ?? undefined, notify };
}

export const leavesSome = (items: readonly OrderItem[], { quantities }: FulfillSent): boolean =>
  items.some((item) => unfulfilled(item) > (quantities[item.id] ?? 0));
