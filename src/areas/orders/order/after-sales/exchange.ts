import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { createOrderSwap } from '#generated/admin/orders/orders.ts';
import type {
  CreateOrderSwapBody,
  CreateOrderSwapBodyAdditionalItemsItem,
  CreateOrderSwapBodyReturnItemsItem,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { priceAt, variantPrices } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { PriceContext } from '#shared/variant-picker/variants.ts';
import type { Fact, OrderOperation } from '../actions/guard.ts';
import { itemName } from '../item-name.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { exchangeAction } from './after-sales-actions.ts';
import { makeOnce } from './make-once.ts';
import { returnable, soldItems } from '../facts/returnable.ts';
import type { ReturnSent } from './returns.ts';

export interface ExchangeSent extends Pick<ReturnSent, 'items' | 'location' | 'notify'> {
  outgoing: readonly {
    variantId: string;
    name: string;
    /** Above 0 */
    units: number;
    /** Minor units, as the user saw it */
    unitPrice: number;
  }[];
  /** Option id and price in minor units */
  returnShipping: ReturnSent['shipping'];
  /** Undefined: the customer chooses */
  shipping: ReturnSent['shipping'];
  /** May be confirmed despite too little stock */
  allowBackorder: boolean;
}

export type ExchangeSeen = Order & {
  /** By variant id; undefined as the page read it */
  prices?: ReadonlyMap<string, TaxedVariant>;
};

export const readForExchange =
  (context: PriceContext, variantIds: readonly string[]) =>
  async (client: QueryClient, id: string, call: CallOptions): Promise<ExchangeSeen> => {
    const [order, prices] = await Promise.all([
      orderRecord.readNow(client, id, call),
      // The form shows them too.
      client.fetchQuery({ ...variantPrices(context, variantIds), staleTime: 0 }),
    ]);
    return { ...order, prices: new Map(prices.map((one) => [one.id, one])) };
  };

/** The customer confirms by a link. */
export const creatingExchange: OrderOperation<ExchangeSent, ExchangeSeen> = {
  operation: 'createOrderSwap',
  facts: (order, { items, outgoing }) => [
    { what: 'status', value: order.status },
    ...items.map(({ id }): Fact => {
      const item = soldItems(order).find((one) => one.id === id);
      return {
        what: 'returnable',
        id,
        name: item ? itemName(item) : id,
        value: item ? returnable(order, item) : 0,
      };
    }),
    ...outgoing.map(({ variantId: id, name, units, unitPrice }): Fact => {
      const variant = order.prices?.get(id);
      const read = variant ? priceAt(variant, units).unitPrice : undefined;
      return { what: 'price', id, name, value: read ?? unitPrice };
    }),
  ],
  whyNot: (order) => exchangeAction.whyNot(order),
  send: (order, sent, call) =>
    makeOnce(
      order,
      {
        make: (once) => createOrderSwap(order.id, exchangeBody(sent), undefined, once),
        idsOf: ({ swaps }) => swaps.map(({ id }) => id),
        isDone: (now) => isMade(order, now, sent),
      },
      call,
    ),
  hasHappened: isMade,
};

function isMade(before: Order, now: Order, { items, outgoing }: ExchangeSent): boolean {
  return now.swaps.some(({ id, additional_items: sent, return_order: back }) => {
    if (before.swaps.some((one) => one.id === id)) return false;
    const came = listOf(back?.items);
    const goes = listOf(sent);
    return (
      came.length === items.length &&
      items.every(({ id: item, units }) =>
        came.some((one) => one.item_id === item && one.quantity === units),
      ) &&
      goes.length === outgoing.length &&
      outgoing.every(({ variantId, units }) =>
        goes.some((one) => one.variant_id === variantId && one.quantity === units),
      )
    );
  });
}

const exchangeBody = (sent: ExchangeSent): CreateOrderSwapBody =>
  omitUndefined<CreateOrderSwapBody>({
    return_items: sent.items.map(({ id, units, reason, note }) =>
      omitUndefined<CreateOrderSwapBodyReturnItemsItem>({
        item_id: id,
        quantity: units,
        reason_id: reason,
        note,
      }),
    ),
    additional_items: sent.outgoing.map(
      ({ variantId, units }): CreateOrderSwapBodyAdditionalItemsItem => ({
        variant_id: variantId,
        quantity: units,
      }),
    ),
    return_shipping: sent.returnShipping && {
      option_id: sent.returnShipping.option,
      price: sent.returnShipping.price,
    },
    custom_shipping_options: sent.shipping && [
      { option_id: sent.shipping.option, price: sent.shipping.price },
    ],
    return_location_id: sent.location,
    no_notification: !sent.notify,
    allow_backorder: sent.allowBackorder || undefined,
    sales_channel_id: undefined,
  });
