import type { Order } from '../query.ts';

type Payment = Order['payments'][number];
type Item = Order['items'][number];
type Fulfillment = Order['fulfillments'][number];

/** Authorized, 100.00 */
export const payment = (fields: Partial<Payment> = {}): Payment =>
  ({
    id: 'pay_1',
    amount: 10_000,
    amount_refunded: 0,
    captured_at: null,
    canceled_at: null,
    swap_id: null,
    provider_id: 'manual',
    ...fields,
  }) as Payment;

/** None fulfilled */
export const item = (fields: Partial<Item> = {}): Item =>
  ({
    id: 'item_1',
    title: 'Rope',
    quantity: 3,
    fulfilled_quantity: 0,
    is_return: false,
    variant_id: 'variant_1',
    ...fields,
  }) as Item;

/** Not shipped */
export const fulfillment = (fields: Partial<Fulfillment> = {}): Fulfillment =>
  ({
    id: 'ful_1',
    shipped_at: null,
    canceled_at: null,
    items: [{ item_id: 'item_1', quantity: 3 }],
    tracking_links: [],
    ...fields,
  }) as unknown as Fulfillment;

/** 100.00, authorized, not packed */
export const order = (fields: Partial<Order> = {}): Order =>
  ({
    id: 'order_1',
    display_id: 1042,
    status: 'pending',
    currency_code: 'eur',
    total: 10_000,
    items: [item()],
    discounts: [],
    gift_cards: [],
    gift_card_transactions: [],
    payments: [payment()],
    refunds: [],
    fulfillments: [],
    returns: [],
    swaps: [],
    claims: [],
    shipping_methods: [{ id: 'sm_1' }],
    ...fields,
  }) as unknown as Order;
