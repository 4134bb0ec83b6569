import type { QueryClient } from '@tanstack/react-query';
import type { OrderEditListItem, OrderEditListResponse } from '#generated/admin/admin.schemas.ts';
import {
  getListOrderEditsQueryOptions,
  listOrderEdits,
} from '#generated/admin/order-edits/order-edits.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { listOf } from '#ui/format/instant.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';

/** Edits that are read; an order has few. */
const MOST = 100;

const asked = (orderId: string): { order_id: string; limit: number } => ({
  order_id: orderId,
  limit: MOST,
});

export type OrderEditRecord = OrderEditListItem;

/** An order with its edits: what everything that is done with an edit is decided upon. */
export type OrderWithEdits = Order & { edits: readonly OrderEditRecord[] };

/** The query of all edits of an order, with their totals; the order's timeline has the same. */
export const orderEditsOptions = (
  orderId: string,
): ReturnType<typeof getListOrderEditsQueryOptions<OrderEditListResponse>> =>
  getListOrderEditsQueryOptions<OrderEditListResponse>(asked(orderId));

/** The edits of an answer, without what is none. */
export const editsOf = (answer: OrderEditListResponse | undefined): OrderEditRecord[] =>
  listOf(answer?.order_edits).filter((edit) => typeof edit === 'object' && edit !== null);

/** Whether an edit is neither confirmed, declined nor canceled. */
export const isOpen = (edit: OrderEditRecord): boolean =>
  !edit.confirmed_at && !edit.declined_at && !edit.canceled_at;

/** The edit of an order that is under way; the server allows one. */
export const openEditOf = (edits: readonly OrderEditRecord[]): OrderEditRecord | undefined =>
  edits.find(isOpen);

/** Whether the customer was asked to confirm an edit that is under way. */
export const isRequested = (edit: OrderEditRecord): boolean =>
  isOpen(edit) && Boolean(edit.requested_at);

/** The edits of an order as the server has them at this moment. */
export async function readEditsNow(
  client: QueryClient,
  orderId: string,
  call: CallOptions,
): Promise<OrderEditRecord[]> {
  const { queryKey } = orderEditsOptions(orderId);
  return editsOf(
    await readNow(client, queryKey, () => listOrderEdits(asked(orderId), { signal: call.signal })),
  );
}

/** An order and its edits as the server has them at this moment. */
export async function readOrderWithEdits(
  client: QueryClient,
  orderId: string,
  call: CallOptions,
): Promise<OrderWithEdits> {
  const [order, edits] = await Promise.all([
    orderRecord.readNow(client, orderId, call),
    readEditsNow(client, orderId, call),
  ]);
  return { ...order, edits };
}
