import { listOf } from '#ui/format/instant.ts';
import { parcelOf } from '../order/facts/order-facts.ts';
import { progressOf } from '../order/items.ts';
import type { Order, OrderItem } from '../order/query.ts';

export interface PrintedItem {
  title: string;
  variant: string | undefined;
  sku: string | undefined;
  barcode: string | undefined;
}

export interface PackedItem extends PrintedItem {
  /** Order item id */
  id: string;
  quantity: number;
}

const written = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

type Item = Pick<OrderItem, 'title' | 'description'> & { variant?: Partial<OrderItem['variant']> };

export function printedItemOf({ title, description, variant }: Item): PrintedItem {
  const codes = [variant?.barcode, variant?.ean, variant?.upc].map(written);
  return {
    title: written(title) ?? '',
    variant: written(description) ?? written(variant?.title),
    sku: written(variant?.sku),
    barcode: codes.find((code) => code !== undefined),
  };
}

/**
 * Returns a parcel's contents. Without a fulfillment: everything sent or to be sent, not canceled or returned.
 *
 * @returns undefined if the order has no such fulfillment
 */
export function packedItems(order: Order, fulfillment?: string): PackedItem[] | undefined {
  if (fulfillment === undefined) {
    return order.items.flatMap((item) => {
      const { shipped, fulfilled, unfulfilled } = progressOf(item, order.status);
      const quantity = item.is_return ? 0 : shipped + fulfilled + unfulfilled;
      return quantity > 0 ? [{ ...printedItemOf(item), id: item.id, quantity }] : [];
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
    return item && quantity > 0 ? [{ ...printedItemOf(item), id, quantity }] : [];
  });
}
