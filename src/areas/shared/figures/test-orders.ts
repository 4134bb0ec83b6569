import { orderFacts } from './facts.ts';
import type { LineFacts, OrderAnswer, OrderFacts, RefundFacts } from './facts.ts';

/** 100.00 net, 20.00 tax, paid; as the server answers */
export const answer = (fields: object = {}): OrderAnswer =>
  ({
    id: 'order_1',
    display_id: 7,
    status: 'pending',
    created_at: '2026-11-03T10:00:00.000Z',
    updated_at: '2026-11-03T10:00:00.000Z',
    canceled_at: null,
    currency_code: 'eur',
    sales_channel_id: 'sc_1',
    region_id: 'reg_1',
    customer_id: 'cus_1',
    tax_rate: 20,
    shipping_address: { country_code: 'nl' },
    billing_address: { country_code: 'be' },
    items: [itemAnswer()],
    shipping_methods: [],
    discounts: [],
    payments: [],
    refunds: [],
    returns: [],
    swaps: [],
    claims: [],
    subtotal: 10_000,
    discount_total: 0,
    shipping_total: 0,
    tax_total: 2_000,
    gift_card_total: 0,
    total: 12_000,
    ...fields,
  }) as unknown as OrderAnswer;

/** Two units of 50.00 */
export const itemAnswer = (fields: object = {}): object => ({
  id: 'item_1',
  variant_id: 'variant_1',
  variant: { product_id: 'prod_1' },
  is_giftcard: false,
  allow_discounts: true,
  quantity: 2,
  shipped_quantity: 0,
  returned_quantity: 0,
  unit_price: 5_000,
  subtotal: 10_000,
  raw_discount_total: 0,
  tax_total: 2_000,
  tax_lines: [{ rate: 20, name: 'default' }],
  adjustments: [],
  order_edit_id: null,
  ...fields,
});

export const factsOf = (fields: object = {}): OrderFacts => {
  const facts = orderFacts(answer(fields));
  if (facts === undefined) throw new Error('The order has no facts.');
  return facts;
};

/** One unit of 100.00 net, with 20.00 tax */
export const line = (fields: Partial<LineFacts> = {}): LineFacts => ({
  id: 'item_1',
  productId: 'prod_1',
  variantId: 'variant_1',
  isGiftCard: false,
  quantity: 1,
  shipped: 0,
  gross: 10_000,
  discount: 0,
  net: 10_000,
  tax: 2_000,
  taxes: [{ rate: 20, amount: 2_000 }],
  ...fields,
});

export const refund = (fields: Partial<RefundFacts> = {}): RefundFacts => ({
  id: 'ref_1',
  at: Date.parse('2026-11-05T10:00:00Z'),
  amount: 1_000,
  reason: 'other',
  ...fields,
});

/** One line of 100.00 net, with 20.00 tax */
export const facts = (fields: Partial<OrderFacts> = {}): OrderFacts => ({
  id: 'order_1',
  number: 7,
  at: Date.parse('2026-11-03T10:00:00Z'),
  updatedAt: Date.parse('2026-11-03T10:00:00Z'),
  isCanceled: false,
  currency: 'eur',
  channelId: 'sc_1',
  regionId: 'reg_1',
  country: 'nl',
  customerId: 'cus_1',
  total: 12_000,
  giftCards: 0,
  lines: [line()],
  shipping: [],
  discounts: [],
  payments: [],
  refunds: [],
  returns: [],
  exchanges: [],
  claims: [],
  editIds: [],
  ...fields,
});
