import type { QueryClient } from '@tanstack/react-query';
import type {
  ListOrderEditsParams,
  OrderEditListItem,
  OrderEditListResponse,
} from '#generated/admin/admin.schemas.ts';
import {
  getListOrderEditsQueryOptions,
  listOrderEdits,
} from '#generated/admin/order-edits/order-edits.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';

/** An order has few edits. */
const MOST = 100;

const asked = (orderId: string): ListOrderEditsParams => ({ order_id: orderId, limit: MOST });

export type OrderEditRecord = OrderEditListItem;

export type OrderWithEdits = Order & { edits: readonly OrderEditRecord[] };

export const orderEditsOptions = (
  orderId: string,
): ReturnType<typeof getListOrderEditsQueryOptions<OrderEditListResponse>> =>
  getListOrderEditsQueryOptions<OrderEditListResponse>(asked(orderId));

export const editsOf = (answer: OrderEditListResponse | undefined): OrderEditRecord[] =>
  listOf(answer?.order_edits).filter(isObject);

export const isOpen = (edit: OrderEditRecord): boolean =>
  !edit.confirmed_at && !edit.declined_at && !edit.canceled_at;

/** Confirming an edit sets its id on all items. */
export const wasEdited = ({ items }: Pick<Order, 'items'>): boolean =>
  readEach(items, ({ order_edit_id: edit }) => Boolean(edit)).includes(true);

/** The server allows only one open edit per order */
export const openEditOf = (edits: readonly OrderEditRecord[]): OrderEditRecord | undefined =>
  edits.find(isOpen);

/** Waiting for the customer's confirmation */
export const isRequested = (edit: OrderEditRecord): boolean =>
  isOpen(edit) && Boolean(edit.requested_at);

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
