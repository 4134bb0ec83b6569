import type {
  ClaimItem,
  ClaimOrder,
  OrderListItem,
  Refund,
  Return,
  ReturnItem,
} from '#generated/admin/admin.schemas.ts';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf, readInstant } from '#ui/format/instant.ts';
import { shares } from './shares.ts';

/** Milliseconds since 1970 */
export type Instant = number;

export interface TaxFacts {
  /** Percent; null if the server gives none */
  rate: number | null;
  /** Minor units */
  amount: number;
}

/** Minor units */
export interface TaxedFacts {
  /** After discounts */
  net: number;
  tax: number;
  taxes: TaxFacts[];
}

export interface LineFacts extends TaxedFacts {
  id: string;
  /** null if custom or deleted */
  productId: string | null;
  variantId: string | null;
  isGiftCard: boolean;
  /** Units */
  quantity: number;
  /** Units, with returned ones */
  shipped: number;
  /** Before discounts, without tax */
  gross: number;
  discount: number;
}

export interface ShippingFacts extends TaxedFacts {
  optionId: string;
}

export interface DiscountFacts {
  /** null for manual discounts */
  id: string | null;
  /** Minor units; 0 for free shipping */
  amount: number;
}

export interface PaymentFacts {
  id: string;
  /** Minor units */
  amount: number;
  capturedAt: Instant | null;
  isCanceled: boolean;
  exchangeId: string | null;
}

export interface RefundFacts {
  id: string;
  at: Instant;
  /** Minor units, with tax */
  amount: number;
  reason: Refund['reason'];
}

export interface ReturnFacts {
  id: string;
  at: Instant;
  receivedAt: Instant | null;
  status: Return['status'];
  /** Minor units, with tax */
  refund: number;
  exchangeId: string | null;
  claimId: string | null;
  lines: {
    lineId: string;
    /** Units that arrived or, until then, were requested */
    quantity: number;
    reasonId: string | null;
  }[];
}

export interface ExchangeFacts {
  id: string;
  at: Instant;
  confirmedAt: Instant | null;
  isCanceled: boolean;
  /** Minor units, with tax; negative if paid back; null until confirmed */
  difference: number | null;
}

export interface ClaimFacts {
  id: string;
  at: Instant;
  type: ClaimOrder['type'];
  isCanceled: boolean;
  /** Minor units, with tax */
  refund: number;
  lines: { lineId: string; quantity: number; reason: ClaimItem['reason'] }[];
}

/** Numbers and ids, no names. Lines and shipping, with tax, add up to `total` and `giftCards`. */
export interface OrderFacts {
  id: string;
  /** Unique, in order of placement; 0 if the server gives none */
  number: number;
  /** Placed */
  at: Instant;
  updatedAt: Instant;
  isCanceled: boolean;
  /** ISO 4217, lower case */
  currency: string;
  channelId: string | null;
  regionId: string;
  /** ISO 3166, lower case: shipped to, or else billed to */
  country: string | null;
  customerId: string;
  /** Minor units, after gift cards, with tax */
  total: number;
  /** Minor units paid */
  giftCards: number;
  lines: LineFacts[];
  shipping: ShippingFacts[];
  discounts: DiscountFacts[];
  payments: PaymentFacts[];
  refunds: RefundFacts[];
  returns: ReturnFacts[];
  exchanges: ExchangeFacts[];
  claims: ClaimFacts[];
  /** Confirmed order edits that left items */
  editIds: string[];
}

export type OrderAnswer = Pick<
  OrderListItem,
  | 'id'
  | 'display_id'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'canceled_at'
  | 'currency_code'
  | 'sales_channel_id'
  | 'region_id'
  | 'customer_id'
  | 'tax_rate'
  | 'shipping_address'
  | 'billing_address'
  | 'items'
  | 'shipping_methods'
  | 'discounts'
  | 'payments'
  | 'refunds'
  | 'returns'
  | 'swaps'
  | 'claims'
  | 'subtotal'
  | 'discount_total'
  | 'shipping_total'
  | 'tax_total'
  | 'gift_card_total'
  | 'total'
>;

type ItemAnswer = OrderAnswer['items'][number];
type MethodAnswer = OrderAnswer['shipping_methods'][number];

/** Returns undefined if date, currency or totals can't be read. */
export function orderFacts(order: OrderAnswer): OrderFacts | undefined {
  const at = instant(order.created_at);
  if (at === null || !isCurrencyCode(order.currency_code)) return undefined;
  const totals = [order.subtotal, order.discount_total, order.tax_total, order.total];
  if (!totals.every(Number.isSafeInteger)) return undefined;
  const items = present(order.items);
  const methods = present(order.shipping_methods);
  const taxes = taxesOf(order, items, methods);
  return {
    id: order.id,
    number: whole(order.display_id),
    at,
    updatedAt: instant(order.updated_at) ?? at,
    isCanceled: order.status === 'canceled' || instant(order.canceled_at) !== null,
    currency: order.currency_code.toLowerCase(),
    channelId: order.sales_channel_id ?? null,
    regionId: order.region_id,
    country: countryOf(order.shipping_address) ?? countryOf(order.billing_address),
    customerId: order.customer_id,
    total: whole(order.total),
    giftCards: whole(order.gift_card_total),
    lines: lineFacts(order, items, taxes.slice(0, items.length)),
    shipping: shippingFacts(order, methods, taxes.slice(items.length)),
    discounts: discountFacts(order, items),
    payments: present(order.payments).map((payment) => ({
      id: payment.id,
      amount: whole(payment.amount),
      capturedAt: instant(payment.captured_at),
      isCanceled: instant(payment.canceled_at) !== null,
      exchangeId: payment.swap_id,
    })),
    refunds: present(order.refunds).map((refund) => ({
      id: refund.id,
      at: instant(refund.created_at) ?? at,
      amount: whole(refund.amount),
      reason: refund.reason,
    })),
    returns: returnsOf(order, at),
    exchanges: present(order.swaps).map((swap) => ({
      id: swap.id,
      at: instant(swap.created_at) ?? at,
      confirmedAt: instant(swap.confirmed_at),
      isCanceled: instant(swap.canceled_at) !== null,
      difference: Number.isSafeInteger(swap.difference_due) ? swap.difference_due : null,
    })),
    claims: present(order.claims).map((claim) => ({
      id: claim.id,
      at: instant(claim.created_at) ?? at,
      type: claim.type,
      isCanceled: instant(claim.canceled_at) !== null,
      refund: whole(claim.refund_amount),
      lines: present(claim.claim_items).map((item) => ({
        lineId: item.item_id,
        quantity: whole(item.quantity),
        reason: item.reason,
      })),
    })),
    editIds: [...new Set(items.flatMap(({ order_edit_id: id }) => id ?? []))],
  };
}

/** The server rounds discounts once an order, so lines get shares. */
function lineFacts(
  order: OrderAnswer,
  items: readonly ItemAnswer[],
  taxes: readonly number[],
): LineFacts[] {
  const gross = shares(
    whole(order.subtotal),
    items.map((item) => item.subtotal ?? item.unit_price * item.quantity),
  );
  const discounts = shares(whole(order.discount_total), items.map(discountWeight));
  return items.map((item, index) => {
    const before = gross[index] ?? 0;
    const discount = discounts[index] ?? 0;
    return {
      id: item.id,
      productId: item.variant?.product_id ?? null,
      variantId: item.variant_id,
      isGiftCard: item.is_giftcard,
      quantity: whole(item.quantity),
      shipped: whole(item.shipped_quantity),
      gross: before,
      discount,
      ...taxed(order, before - discount, taxes[index] ?? 0, item.tax_lines),
    };
  });
}

const discountWeight = (item: ItemAnswer): number =>
  item.raw_discount_total ??
  item.discount_total ??
  present(item.adjustments).reduce((sum, { amount }) => sum + amount, 0);

function shippingFacts(
  order: OrderAnswer,
  methods: readonly MethodAnswer[],
  taxes: readonly number[],
): ShippingFacts[] {
  const net = shares(
    whole(order.shipping_total),
    methods.map(({ subtotal, price }) => subtotal ?? price),
  );
  return methods.map((method, index) => ({
    optionId: method.shipping_option_id,
    ...taxed(order, net[index] ?? 0, taxes[index] ?? 0, method.tax_lines),
  }));
}

/** Items first. The sum lacks tax that isn't due on gift cards, so all parts get shares. */
const taxesOf = (
  order: OrderAnswer,
  items: readonly ItemAnswer[],
  methods: readonly MethodAnswer[],
): number[] =>
  shares(
    whole(order.tax_total),
    [...items, ...methods].map(({ tax_total: tax }) => whole(tax)),
  );

function taxed(
  { tax_rate: usual }: OrderAnswer,
  net: number,
  tax: number,
  lines: readonly { rate: number }[] | null | undefined,
): TaxedFacts {
  const rates = present(lines).map(({ rate }) => rate);
  if (rates.length === 0) {
    return { net, tax, taxes: tax === 0 ? [] : [{ rate: usual, amount: tax }] };
  }
  const amounts = shares(tax, rates);
  return { net, tax, taxes: rates.map((rate, index) => ({ rate, amount: amounts[index] ?? 0 })) };
}

/** The server takes the first that isn't free shipping, and manual ones. */
function discountFacts(order: OrderAnswer, items: readonly ItemAnswer[]): DiscountFacts[] {
  const discounts = present(order.discounts);
  const counted = discounts.find(({ rule }) => rule?.type !== 'free_shipping');
  const sumWhere = (isOf: (id: string | null, item: ItemAnswer) => boolean): number =>
    items.reduce(
      (sum, item) =>
        present(item.adjustments).reduce(
          (all, { discount_id: id, amount }) => (isOf(id, item) ? all + amount : all),
          sum,
        ),
      0,
    );
  const total = whole(order.discount_total);
  const [byCode = 0, byHand = 0] = shares(total, [
    sumWhere((id, item) => id !== null && id === counted?.id && item.allow_discounts),
    sumWhere((id) => id === null),
  ]);
  const manual = counted === undefined ? total : byHand;
  return [
    ...discounts.map(({ id }) => ({ id, amount: id === counted?.id ? byCode : 0 })),
    ...(manual === 0 ? [] : [{ id: null, amount: manual }]),
  ];
}

type ReturnAnswer = Return & { items?: readonly ReturnItem[] };

/** An order's own returns lack those of its exchanges and claims. */
function returnsOf(order: OrderAnswer, placed: Instant): ReturnFacts[] {
  const ofOthers = [...present(order.swaps), ...present(order.claims)].flatMap(
    ({ return_order: back }): ReturnAnswer[] => (isObject(back) ? [back] : []),
  );
  const all = new Map<string, ReturnAnswer>();
  for (const back of [...present(order.returns), ...ofOthers]) all.set(back.id, back);
  return [...all.values()].map((back) => {
    const receivedAt = instant(back.received_at);
    return {
      id: back.id,
      at: instant(back.created_at) ?? placed,
      receivedAt,
      status: back.status,
      refund: whole(back.refund_amount),
      exchangeId: back.swap_id,
      claimId: back.claim_order_id,
      lines: present(back.items).map((item) => ({
        lineId: item.item_id,
        quantity: whole(
          receivedAt === null ? item.quantity : (item.received_quantity ?? item.quantity),
        ),
        reasonId: item.reason_id,
      })),
    };
  });
}

const countryOf = (address: { country_code: string | null } | null | undefined): string | null =>
  address?.country_code?.toLowerCase() || null;

const instant = (value: unknown): Instant | null => readInstant(value)?.getTime() ?? null;

/** 0 for invalid values */
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

const present = <Entry>(list: readonly Entry[] | null | undefined): Entry[] =>
  listOf(list).filter(isObject);
