import { listOf } from '#ui/format/instant.ts';
import { parcelOf } from '../order/actions/order-facts.ts';
import { progressOf } from '../order/items.ts';
import type { Order, OrderItem } from '../order/query.ts';

/** What one looks for on a shelf. */
export interface Goods {
  title: string;
  /** Which one of the product's variants. */
  variant: string | undefined;
  sku: string | undefined;
  /** The number below its bars. */
  barcode: string | undefined;
}

/** Goods of an order, and how many of them. */
export interface Packed extends Goods {
  /** Of the order's item. */
  id: string;
  quantity: number;
}

const written = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

type Item = Pick<OrderItem, 'title' | 'description'> & { variant?: Partial<OrderItem['variant']> };

/** What an item is. */
export function goodsOf({ title, description, variant }: Item): Goods {
  const codes = [variant?.barcode, variant?.ean, variant?.upc].map(written);
  return {
    title: written(title) ?? '',
    variant: written(description) ?? written(variant?.title),
    sku: written(variant?.sku),
    barcode: codes.find((code) => code !== undefined),
  };
}

/**
 * What lies in a parcel: what a fulfillment holds, which may be of an exchange or a claim; without one, all of an order
 * that was sent or will be, so nothing that was canceled or came back.
 *
 * @returns undefined when the order has no such fulfillment
 */
export function packedGoods(order: Order, fulfillment?: string): Packed[] | undefined {
  if (fulfillment === undefined) {
    return order.items.flatMap((item) => {
      const { shipped, fulfilled, unfulfilled } = progressOf(item, order.status);
      const quantity = item.is_return ? 0 : shipped + fulfilled + unfulfilled;
      return quantity > 0 ? [{ ...goodsOf(item), id: item.id, quantity }] : [];
    });
  }
  const parcel = parcelOf(order, fulfillment);
  if (!parcel) return undefined;
  const items = new Map<string, Item>(
    [
      ...order.items,
      ...[...order.swaps, ...order.claims].flatMap((after) => listOf(after.additional_items)),
    ].map((item) => [item.id, item]),
  );
  return listOf(parcel.fulfillment.items).flatMap(({ item_id: id, quantity }) => {
    const item = items.get(id);
    return item && quantity > 0 ? [{ ...goodsOf(item), id, quantity }] : [];
  });
}
