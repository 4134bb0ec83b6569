import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import type { Order, OrderClaim, OrderItem, OrderReturn, OrderSwap } from '../query.ts';

/** From the order, an exchange or a claim */
export type SoldItem = OrderItem | OrderSwap['additional_items'][number];

type InnerReturn = NonNullable<OrderSwap['return_order']>;

export interface SomeReturn {
  of: 'order' | 'swap' | 'claim';
  record: OrderReturn | InnerReturn;
}

const count = (units: number | null | undefined): number => units ?? 0;

const present = <Item>(records: readonly Item[] | null | undefined): Item[] =>
  listOf(records).filter(isObject);

/** Returns sent items, including those of exchanges and claims that aren't canceled. */
export const soldItems = (order: Order): SoldItem[] =>
  [
    ...order.items,
    ...order.swaps
      .filter((swap) => !swap.canceled_at)
      .flatMap((swap) => present(swap.additional_items)),
    ...order.claims
      .filter((claim) => !claim.canceled_at)
      .flatMap((claim) => present(claim.additional_items)),
  ].filter((item) => !item.is_return);

/** Returns all returns, oldest first, without duplicates. */
export function returnsOf(order: Order): SomeReturn[] {
  const inner = (of: 'swap' | 'claim', records: readonly (OrderSwap | OrderClaim)[]) =>
    records.flatMap((swapOrClaim): SomeReturn[] =>
      swapOrClaim.return_order ? [{ of, record: swapOrClaim.return_order }] : [],
    );
  const all: SomeReturn[] = [
    ...order.returns.map((record): SomeReturn => ({
      of: record.swap_id ? 'swap' : record.claim_order_id ? 'claim' : 'order',
      record,
    })),
    ...inner('swap', order.swaps),
    ...inner('claim', order.claims),
  ];
  return all.filter(
    ({ record: { id } }, index) => all.findIndex(({ record }) => record.id === id) === index,
  );
}

/** Requested, not arrived */
export const waitingReturns = (order: Order): SomeReturn[] =>
  returnsOf(order).filter(({ record: { status } }) => status === 'requested');

export const returnOf = (order: Order, id: string): SomeReturn | undefined =>
  returnsOf(order).find(({ record }) => record.id === id);

/** Units of requested returns that haven't arrived */
export const returning = (order: Order, { id: sold }: Pick<SoldItem, 'id'>): number =>
  waitingReturns(order)
    .flatMap(({ record }) => present(record.items))
    .filter(({ item_id: id }) => id === sold)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Packed units, without returned and returning ones. The server accepts the same unit twice while a return is open. */
export function returnable(order: Order, item: SoldItem): number {
  const sent = count(item.fulfilled_quantity) - count(item.returned_quantity);
  return Math.max(0, sent - returning(order, item));
}

/** Returns items with returnable units. */
export const returnableItems = (order: Order): SoldItem[] =>
  soldItems(order).filter((item) => returnable(order, item) > 0);
