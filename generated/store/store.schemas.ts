/* Generated from openapi/, do not edit. */
/**
 * @nullable
 */
export type CustomerMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a customer.
 */
export interface Customer {
  id: string;
  email: string;
  /** @nullable */
  first_name: string | null;
  /** @nullable */
  last_name: string | null;
  /** @nullable */
  billing_address_id: string | null;
  /** @nullable */
  phone: string | null;
  has_account: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: CustomerMetadata;
}

export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];

export const OrderStatus = {
  pending: 'pending',
  completed: 'completed',
  archived: 'archived',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type OrderFulfillmentStatus = typeof OrderFulfillmentStatus[keyof typeof OrderFulfillmentStatus];

export const OrderFulfillmentStatus = {
  not_fulfilled: 'not_fulfilled',
  partially_fulfilled: 'partially_fulfilled',
  fulfilled: 'fulfilled',
  partially_shipped: 'partially_shipped',
  shipped: 'shipped',
  partially_returned: 'partially_returned',
  returned: 'returned',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type OrderPaymentStatus = typeof OrderPaymentStatus[keyof typeof OrderPaymentStatus];

export const OrderPaymentStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  captured: 'captured',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

/**
 * @nullable
 */
export type StoreOrderMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an order, as shoppers get them.
 */
export interface StoreOrder {
  id: string;
  status: OrderStatus;
  fulfillment_status: OrderFulfillmentStatus;
  payment_status: OrderPaymentStatus;
  display_id: number;
  /** @nullable */
  cart_id: string | null;
  customer_id: string;
  email: string;
  /** @nullable */
  billing_address_id?: string | null;
  /** @nullable */
  shipping_address_id?: string | null;
  region_id: string;
  currency_code: string;
  /** @nullable */
  tax_rate: number | null;
  /** @nullable */
  draft_order_id?: string | null;
  /** @nullable */
  canceled_at?: string | null;
  /** @nullable */
  no_notification?: boolean | null;
  /** @nullable */
  idempotency_key?: string | null;
  /** @nullable */
  external_id?: string | null;
  /** @nullable */
  sales_channel_id?: string | null;
  created_at: string;
  updated_at?: string;
  /** @nullable */
  metadata?: StoreOrderMetadata;
  object: 'order';
}

/**
 * @nullable
 */
export type LineItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item.
 */
export interface LineItem {
  id: string;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  original_item_id: string | null;
  /** @nullable */
  order_edit_id: string | null;
  title: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  thumbnail: string | null;
  is_return: boolean;
  is_giftcard: boolean;
  should_merge: boolean;
  allow_discounts: boolean;
  /** @nullable */
  has_shipping: boolean | null;
  unit_price: number;
  /** @nullable */
  variant_id: string | null;
  quantity: number;
  /** @nullable */
  fulfilled_quantity: number | null;
  /** @nullable */
  returned_quantity: number | null;
  /** @nullable */
  shipped_quantity: number | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: LineItemMetadata;
}

/**
 * Order as part of a customer.
 */
export type StoreOrderInCustomer = StoreOrder & {
  items: LineItem[];
};

/**
 * @nullable
 */
export type AddressMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an address.
 */
export interface Address {
  id: string;
  /** @nullable */
  customer_id: string | null;
  /** @nullable */
  company: string | null;
  /** @nullable */
  first_name: string | null;
  /** @nullable */
  last_name: string | null;
  /** @nullable */
  address_1: string | null;
  /** @nullable */
  address_2: string | null;
  /** @nullable */
  city: string | null;
  /** @nullable */
  country_code: string | null;
  /** @nullable */
  province: string | null;
  /** @nullable */
  postal_code: string | null;
  /** @nullable */
  phone: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: AddressMetadata;
}

/**
 * Customer as shoppers read it.
 */
export type StoreSessionCustomer = Customer & {
  orders: StoreOrderInCustomer[];
  shipping_addresses: Address[];
};

/**
 * Answer with a customer.
 */
export interface StoreAuthResponse {
  customer: StoreSessionCustomer;
}

/**
 * What went wrong, as the server says it.
 */
export interface Problem {
  /** Short code; not always there. */
  code?: string;
  /** Kind of the error, such as invalid_data or not_found. */
  type?: string;
  /** One sentence in English. */
  message: string;
}

export interface StoreCreateSessionBody {
  email: string;
  password: string;
}

/**
 * Answer with store get auth email.
 */
export interface StoreGetAuthEmailResponse {
  exists: boolean;
}

export interface StoreCreateTokenBody {
  email: string;
  password: string;
}

/**
 * Answer with store bearer auth.
 */
export interface StoreBearerAuthResponse {
  access_token: string;
}

export interface StoreCreateCustomerBody {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  phone?: string;
}

/**
 * Customer as shoppers read it.
 */
export type StoreCustomerDetail = Customer & ({
  billing_address: Address | null;
  shipping_addresses: Address[];
});

/**
 * Answer with a customer.
 */
export interface StoreCustomerResponse {
  customer: StoreCustomerDetail;
}

export type AddressInputMetadata = { [key: string]: unknown };

export interface AddressInput {
  first_name?: string;
  last_name?: string;
  phone?: string;
  company?: string;
  address_1?: string;
  address_2?: string;
  city?: string;
  country_code?: string;
  province?: string;
  postal_code?: string;
  metadata?: AddressInputMetadata;
}

export type StoreUpdateMeBodyMetadata = { [key: string]: unknown };

export interface StoreUpdateMeBody {
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  billing_address?: AddressInput | string | null;
  password?: string;
  /** @nullable */
  phone?: string | null;
  email?: string;
  metadata?: StoreUpdateMeBodyMetadata;
}

/**
 * Bounds of a date filter; ISO 8601.
 */
export interface DateRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
}

/**
 * @nullable
 */
export type DiscountMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a discount.
 */
export interface Discount {
  id: string;
  code: string;
  is_dynamic: boolean;
  /** @nullable */
  rule_id: string | null;
  is_disabled: boolean;
  /** @nullable */
  parent_discount_id: string | null;
  starts_at: string;
  /** @nullable */
  ends_at: string | null;
  /** @nullable */
  valid_duration: string | null;
  /** @nullable */
  usage_limit: number | null;
  usage_count: number;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: DiscountMetadata;
}

export type DiscountRuleType = typeof DiscountRuleType[keyof typeof DiscountRuleType];

export const DiscountRuleType = {
  fixed: 'fixed',
  percentage: 'percentage',
  free_shipping: 'free_shipping',
} as const;

export type DiscountRuleAllocation = typeof DiscountRuleAllocation[keyof typeof DiscountRuleAllocation];

export const DiscountRuleAllocation = {
  total: 'total',
  item: 'item',
} as const;

/**
 * @nullable
 */
export type DiscountRuleMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a discount rule.
 */
export interface DiscountRule {
  id: string;
  type: DiscountRuleType;
  /** @nullable */
  description: string | null;
  value: number;
  allocation: DiscountRuleAllocation | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: DiscountRuleMetadata;
}

/**
 * Discount as part of a cart.
 */
export type StoreDiscountInCart = Discount & ({
  rule: DiscountRule | null;
});

export type FulfillmentData = { [key: string]: unknown };

/**
 * @nullable
 */
export type FulfillmentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a fulfillment.
 */
export interface Fulfillment {
  id: string;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  order_id: string | null;
  provider_id: string;
  /** @nullable */
  location_id: string | null;
  tracking_numbers: string[];
  data: FulfillmentData;
  /** @nullable */
  shipped_at: string | null;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: FulfillmentMetadata;
}

/**
 * @nullable
 */
export type TrackingLinkMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a tracking link.
 */
export interface TrackingLink {
  id: string;
  /** @nullable */
  url: string | null;
  tracking_number: string;
  fulfillment_id: string;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: TrackingLinkMetadata;
}

/**
 * Fulfillment as part of an order.
 */
export type StoreFulfillmentInOrderList = Fulfillment & {
  tracking_links: TrackingLink[];
};

/**
 * @nullable
 */
export type ProductVariantMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product variant.
 */
export interface ProductVariant {
  id: string;
  title: string;
  product_id: string;
  /** @nullable */
  sku: string | null;
  /** @nullable */
  barcode: string | null;
  /** @nullable */
  ean: string | null;
  /** @nullable */
  upc: string | null;
  /** @nullable */
  variant_rank?: number | null;
  /** Missing while the stock is kept at no location that serves a sales channel. */
  inventory_quantity?: number;
  allow_backorder: boolean;
  manage_inventory: boolean;
  /** @nullable */
  hs_code: string | null;
  /** @nullable */
  origin_country: string | null;
  /** @nullable */
  mid_code: string | null;
  /** @nullable */
  material: string | null;
  /** @nullable */
  weight: number | null;
  /** @nullable */
  length: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  width: number | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductVariantMetadata;
}

export type ProductStatus = typeof ProductStatus[keyof typeof ProductStatus];

export const ProductStatus = {
  draft: 'draft',
  proposed: 'proposed',
  published: 'published',
  rejected: 'rejected',
} as const;

/**
 * @nullable
 */
export type ProductMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product.
 */
export interface Product {
  id: string;
  title: string;
  /** @nullable */
  subtitle: string | null;
  /** @nullable */
  description: string | null;
  /** @nullable */
  handle: string | null;
  is_giftcard: boolean;
  status: ProductStatus;
  /** @nullable */
  thumbnail: string | null;
  profile_id?: string;
  /** @nullable */
  weight: number | null;
  /** @nullable */
  length: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  width: number | null;
  /** @nullable */
  hs_code: string | null;
  /** @nullable */
  origin_country: string | null;
  /** @nullable */
  mid_code: string | null;
  /** @nullable */
  material: string | null;
  /** @nullable */
  collection_id: string | null;
  /** @nullable */
  type_id: string | null;
  discountable: boolean;
  /** @nullable */
  external_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductMetadata;
}

export type ShippingProfileType = typeof ShippingProfileType[keyof typeof ShippingProfileType];

export const ShippingProfileType = {
  default: 'default',
  gift_card: 'gift_card',
  custom: 'custom',
} as const;

/**
 * @nullable
 */
export type ShippingProfileMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping profile.
 */
export interface ShippingProfile {
  id: string;
  name: string;
  type: ShippingProfileType;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ShippingProfileMetadata;
}

/**
 * Product as part of a product variant.
 */
export type StoreProductInProductVariant = Product & ({
  profiles: ShippingProfile[];
  profile?: ShippingProfile | null;
});

/**
 * Product variant as part of a line item.
 */
export type StoreProductVariantInLineItem = ProductVariant & ({
  product?: StoreProductInProductVariant | null;
  purchasable?: boolean;
});

/**
 * @nullable
 */
export type LineItemAdjustmentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item adjustment.
 */
export interface LineItemAdjustment {
  id: string;
  item_id: string;
  description: string;
  /** @nullable */
  discount_id: string | null;
  amount: number;
  /** @nullable */
  metadata: LineItemAdjustmentMetadata;
}

/**
 * @nullable
 */
export type LineItemTaxLineMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a line item tax line.
 */
export interface LineItemTaxLine {
  id?: string;
  /** @nullable */
  code: string | null;
  name: string;
  rate: number;
  item_id: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata?: LineItemTaxLineMetadata;
}

/**
 * Line item as part of an order.
 */
export type StoreLineItemInOrder = LineItem & ({
  variant: StoreProductVariantInLineItem | null;
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  refundable?: number;
  discount_total?: number;
  gift_card_total?: number;
  original_tax_total?: number;
  original_total?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  raw_discount_total?: number;
});

export type PaymentData = { [key: string]: unknown };

/**
 * @nullable
 */
export type PaymentMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a payment.
 */
export interface Payment {
  id: string;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  order_id: string | null;
  amount: number;
  currency_code: string;
  amount_refunded: number;
  provider_id: string;
  data: PaymentData;
  /** @nullable */
  captured_at: string | null;
  /** @nullable */
  canceled_at: string | null;
  /** @nullable */
  idempotency_key?: string | null;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata: PaymentMetadata;
}

/**
 * @nullable
 */
export type RegionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a region.
 */
export interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  /** @nullable */
  tax_code: string | null;
  gift_cards_taxable: boolean;
  automatic_taxes: boolean;
  /** @nullable */
  tax_provider_id: string | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: RegionMetadata;
}

/**
 * Own columns of a fulfillment provider.
 */
export interface FulfillmentProvider {
  id: string;
  is_installed: boolean;
}

/**
 * Own columns of a payment provider.
 */
export interface PaymentProvider {
  id: string;
  is_installed: boolean;
}

/**
 * Region as part of an order.
 */
export type StoreRegionInOrder = Region & {
  fulfillment_providers?: FulfillmentProvider[];
  payment_providers?: PaymentProvider[];
};

export type ShippingMethodData = { [key: string]: unknown };

/**
 * Own columns of a shipping method.
 */
export interface ShippingMethod {
  id: string;
  shipping_option_id: string;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  return_id: string | null;
  price: number;
  data: ShippingMethodData;
  includes_tax?: boolean;
  subtotal?: number;
  total?: number;
  tax_total?: number;
}

export type ShippingOptionPriceType = typeof ShippingOptionPriceType[keyof typeof ShippingOptionPriceType];

export const ShippingOptionPriceType = {
  flat_rate: 'flat_rate',
  calculated: 'calculated',
} as const;

export type ShippingOptionData = { [key: string]: unknown };

/**
 * @nullable
 */
export type ShippingOptionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping option.
 */
export interface ShippingOption {
  id: string;
  name: string;
  region_id: string;
  profile_id: string;
  provider_id: string;
  price_type: ShippingOptionPriceType;
  /** @nullable */
  amount: number | null;
  is_return: boolean;
  admin_only: boolean;
  data: ShippingOptionData;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ShippingOptionMetadata;
}

/**
 * @nullable
 */
export type ShippingMethodTaxLineMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a shipping method tax line.
 */
export interface ShippingMethodTaxLine {
  id?: string;
  /** @nullable */
  code: string | null;
  name: string;
  rate: number;
  shipping_method_id: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  metadata?: ShippingMethodTaxLineMetadata;
}

/**
 * Shipping method as part of a cart.
 */
export type StoreShippingMethodInCart = ShippingMethod & ({
  shipping_option?: ShippingOption | null;
  tax_lines: ShippingMethodTaxLine[];
  original_total?: number;
  original_tax_total?: number;
});

export type ClaimOrderType = typeof ClaimOrderType[keyof typeof ClaimOrderType];

export const ClaimOrderType = {
  refund: 'refund',
  replace: 'replace',
} as const;

export type ClaimOrderPaymentStatus = typeof ClaimOrderPaymentStatus[keyof typeof ClaimOrderPaymentStatus];

export const ClaimOrderPaymentStatus = {
  na: 'na',
  not_refunded: 'not_refunded',
  refunded: 'refunded',
} as const;

/**
 * @nullable
 */
export type ClaimOrderMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a claim order.
 */
export interface ClaimOrder {
  id: string;
  type: ClaimOrderType;
  payment_status: ClaimOrderPaymentStatus;
  fulfillment_status: OrderFulfillmentStatus;
  order_id: string;
  /** @nullable */
  shipping_address_id: string | null;
  /** @nullable */
  refund_amount: number | null;
  /** @nullable */
  canceled_at: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ClaimOrderMetadata;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  idempotency_key: string | null;
}

/**
 * Line item as part of a claim order.
 */
export type StoreLineItemInOrderClaimOrder = LineItem & {
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  refundable?: number;
  discount_total?: number;
  gift_card_total?: number;
  original_tax_total?: number;
  original_total?: number;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  raw_discount_total?: number;
};

/**
 * Claim order as part of an order.
 */
export type StoreClaimOrderInOrderList = ClaimOrder & {
  additional_items: StoreLineItemInOrderClaimOrder[];
};

/**
 * Own columns of a gift card transaction.
 */
export interface GiftCardTransaction {
  id: string;
  gift_card_id: string;
  order_id: string;
  amount: number;
  created_at: string;
  /** @nullable */
  is_taxable: boolean | null;
  /** @nullable */
  tax_rate: number | null;
}

/**
 * @nullable
 */
export type GiftCardMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a gift card.
 */
export interface GiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  region_id: string;
  /** @nullable */
  order_id?: string | null;
  is_disabled: boolean;
  /** @nullable */
  ends_at: string | null;
  /** @nullable */
  tax_rate: number | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: GiftCardMetadata;
}

/**
 * Gift card transaction as part of an order.
 */
export type StoreGiftCardTransactionInOrder = GiftCardTransaction & ({
  gift_card?: GiftCard | null;
});

export type RefundReason = typeof RefundReason[keyof typeof RefundReason];

export const RefundReason = {
  discount: 'discount',
  return: 'return',
  swap: 'swap',
  claim: 'claim',
  other: 'other',
} as const;

/**
 * @nullable
 */
export type RefundMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a refund.
 */
export interface Refund {
  id: string;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  payment_id: string | null;
  amount: number;
  /** @nullable */
  note: string | null;
  reason: RefundReason;
  /** @nullable */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: RefundMetadata;
}

export type SwapFulfillmentStatus = typeof SwapFulfillmentStatus[keyof typeof SwapFulfillmentStatus];

export const SwapFulfillmentStatus = {
  not_fulfilled: 'not_fulfilled',
  fulfilled: 'fulfilled',
  shipped: 'shipped',
  partially_shipped: 'partially_shipped',
  canceled: 'canceled',
  requires_action: 'requires_action',
} as const;

export type SwapPaymentStatus = typeof SwapPaymentStatus[keyof typeof SwapPaymentStatus];

export const SwapPaymentStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  captured: 'captured',
  confirmed: 'confirmed',
  canceled: 'canceled',
  difference_refunded: 'difference_refunded',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  requires_action: 'requires_action',
} as const;

/**
 * @nullable
 */
export type SwapMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a swap.
 */
export interface Swap {
  id: string;
  fulfillment_status: SwapFulfillmentStatus;
  payment_status: SwapPaymentStatus;
  order_id: string;
  /** @nullable */
  difference_due: number | null;
  /** @nullable */
  shipping_address_id?: string | null;
  /** @nullable */
  cart_id: string | null;
  /** @nullable */
  confirmed_at?: string | null;
  /** @nullable */
  canceled_at?: string | null;
  /** @nullable */
  no_notification?: boolean | null;
  allow_backorder?: boolean;
  /** @nullable */
  idempotency_key?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata: SwapMetadata;
}

/**
 * Swap as part of an order.
 */
export type StoreSwapInOrderList = Swap & {
  additional_items: StoreLineItemInOrderClaimOrder[];
};

/**
 * Order as shoppers list it.
 */
export type StoreOrderListItem = StoreOrder & ({
  customer: Customer | null;
  discounts: StoreDiscountInCart[];
  fulfillments: StoreFulfillmentInOrderList[];
  items: StoreLineItemInOrder[];
  payments: Payment[];
  region: StoreRegionInOrder | null;
  shipping_address: Address | null;
  shipping_methods: StoreShippingMethodInCart[];
  claims: StoreClaimOrderInOrderList[];
  gift_card_transactions: StoreGiftCardTransactionInOrder[];
  gift_cards: GiftCard[];
  refunds: Refund[];
  swaps: StoreSwapInOrderList[];
  discount_total?: number;
  gift_card_tax_total?: number;
  gift_card_total?: number;
  paid_total?: number;
  refundable_amount?: number;
  refunded_total?: number;
  /** @nullable */
  shipping_total?: number | null;
  subtotal?: number;
  tax_total?: number;
  total?: number;
  shipping_tax_total?: number;
  raw_discount_total?: number;
  /** @nullable */
  item_tax_total?: number | null;
});

/**
 * Answer with orders.
 */
export interface StoreOrderListResponse {
  orders: StoreOrderListItem[];
  count: number;
  offset: number;
  limit: number;
}

export interface StoreResetPasswordBody {
  email: string;
  password: string;
  token: string;
}

/**
 * Answer with a customer.
 */
export interface StoreCustomersResetPasswordResponse {
  customer: Customer;
}

export interface StoreRequestPasswordTokenBody {
  email: string;
}

export type StoreCustomersListPaymentMethodsResponsePaymentMethodsItemData = { [key: string]: unknown };

export type StoreCustomersListPaymentMethodsResponsePaymentMethodsItem = {
  provider_id: string;
  data: StoreCustomersListPaymentMethodsResponsePaymentMethodsItemData;
};

/**
 * Answer with store customers list payment methods.
 */
export interface StoreCustomersListPaymentMethodsResponse {
  payment_methods: StoreCustomersListPaymentMethodsResponsePaymentMethodsItem[];
}

export type AddressCreateInputMetadata = { [key: string]: unknown };

export interface AddressCreateInput {
  first_name: string;
  last_name: string;
  phone?: string;
  company?: string;
  address_1: string;
  address_2?: string;
  city: string;
  country_code: string;
  province?: string;
  postal_code: string;
  metadata?: AddressCreateInputMetadata;
}

export interface StoreCreateMyAddressBody {
  address: AddressCreateInput;
}

export type StoreUpdateMyAddressBodyMetadata = { [key: string]: unknown };

export interface StoreUpdateMyAddressBody {
  /** @nullable */
  first_name?: string | null;
  /** @nullable */
  last_name?: string | null;
  /** @nullable */
  phone?: string | null;
  metadata?: StoreUpdateMyAddressBodyMetadata;
  company?: string;
  address_1?: string;
  address_2?: string;
  city?: string;
  country_code?: string;
  province?: string;
  postal_code?: string;
}

export type StoreCreateCartBodyItemsItem = {
  variant_id: string;
  quantity: number;
};

export type StoreCreateCartBodyContext = { [key: string]: unknown };

export interface StoreCreateCartBody {
  region_id?: string;
  sales_channel_id?: string;
  country_code?: string;
  items?: StoreCreateCartBodyItemsItem[];
  context?: StoreCreateCartBodyContext;
}

export type CartType = typeof CartType[keyof typeof CartType];

export const CartType = {
  default: 'default',
  swap: 'swap',
  draft_order: 'draft_order',
  payment_link: 'payment_link',
  claim: 'claim',
} as const;

/**
 * @nullable
 */
export type CartContext = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type CartMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a cart.
 */
export interface Cart {
  id: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  billing_address_id: string | null;
  /** @nullable */
  shipping_address_id: string | null;
  region_id: string;
  /** @nullable */
  customer_id: string | null;
  /** @nullable */
  payment_id: string | null;
  type: CartType;
  /** @nullable */
  completed_at: string | null;
  /** @nullable */
  payment_authorized_at: string | null;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  context: CartContext;
  /** @nullable */
  sales_channel_id?: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: CartMetadata;
  object: string;
}

/**
 * Line item as part of a cart.
 */
export type StoreLineItemInCart = LineItem & ({
  adjustments: LineItemAdjustment[];
  variant: StoreProductVariantInLineItem | null;
  tax_lines: LineItemTaxLine[];
  discount_total: number;
  gift_card_total?: number;
  original_tax_total: number;
  original_total: number;
  refundable?: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
});

export type PaymentSessionStatus = typeof PaymentSessionStatus[keyof typeof PaymentSessionStatus];

export const PaymentSessionStatus = {
  authorized: 'authorized',
  pending: 'pending',
  requires_more: 'requires_more',
  error: 'error',
  canceled: 'canceled',
} as const;

export type PaymentSessionData = { [key: string]: unknown };

/**
 * Own columns of a payment session.
 */
export interface PaymentSession {
  id: string;
  /** @nullable */
  cart_id: string | null;
  provider_id: string;
  /** @nullable */
  is_selected: boolean | null;
  is_initiated: boolean;
  status: PaymentSessionStatus;
  data: PaymentSessionData;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  amount: number | null;
  /** @nullable */
  payment_authorized_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * Own columns of a country.
 */
export interface Country {
  id: number;
  iso_2: string;
  iso_3: string;
  num_code: number;
  name: string;
  display_name: string;
  /** @nullable */
  region_id: string | null;
}

/**
 * @nullable
 */
export type TaxRateMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a tax rate.
 */
export interface TaxRate {
  id: string;
  /** @nullable */
  rate: number | null;
  /** @nullable */
  code: string | null;
  name: string;
  region_id: string;
  product_count?: number;
  product_type_count?: number;
  shipping_option_count?: number;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata?: TaxRateMetadata;
}

/**
 * Region as part of a cart.
 */
export type StoreRegionInCart = Region & {
  countries: Country[];
  payment_providers: PaymentProvider[];
  fulfillment_providers?: FulfillmentProvider[];
  tax_rates: TaxRate[];
};

/**
 * @nullable
 */
export type SalesChannelMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a sales channel.
 */
export interface SalesChannel {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  is_disabled: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: SalesChannelMetadata;
}

/**
 * Cart as shoppers read it.
 */
export type StoreCartDetail = Cart & ({
  billing_address: Address | null;
  discounts: StoreDiscountInCart[];
  gift_cards: GiftCard[];
  items: StoreLineItemInCart[];
  payment: Payment | null;
  payment_sessions: PaymentSession[];
  region: StoreRegionInCart | null;
  shipping_address: Address | null;
  shipping_methods: StoreShippingMethodInCart[];
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  item_tax_total: number;
  refundable_amount?: number;
  refunded_total?: number;
  shipping_tax_total: number;
  shipping_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
  customer?: Customer | null;
  sales_channel?: SalesChannel | null;
  payment_session?: PaymentSession | null;
});

/**
 * Answer with a cart.
 */
export interface StoreCartResponse {
  cart: StoreCartDetail;
}

export type StoreUpdateCartBodyGiftCardsItem = {
  code: string;
};

export type StoreUpdateCartBodyDiscountsItem = {
  code: string;
};

/**
 * @nullable
 */
export type StoreUpdateCartBodyContext = { [key: string]: unknown } | null;

export interface StoreUpdateCartBody {
  region_id?: string;
  country_code?: string;
  /** @nullable */
  email?: string | null;
  /** @nullable */
  sales_channel_id?: string | null;
  billing_address?: AddressInput | string | null;
  shipping_address?: AddressInput | string | null;
  gift_cards?: StoreUpdateCartBodyGiftCardsItem[];
  discounts?: StoreUpdateCartBodyDiscountsItem[];
  /** @nullable */
  customer_id?: string | null;
  /** @nullable */
  context?: StoreUpdateCartBodyContext;
}

/**
 * Own columns of a fulfillment item.
 */
export interface FulfillmentItem {
  fulfillment_id: string;
  item_id: string;
  quantity: number;
}

/**
 * Fulfillment as part of an order.
 */
export type StoreFulfillmentInOrder = Fulfillment & {
  tracking_links: TrackingLink[];
  items: FulfillmentItem[];
};

/**
 * Line item as part of a claim order.
 */
export type StoreLineItemInClaimOrder = LineItem & {
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  refundable: number;
  discount_total: number;
  gift_card_total: number;
  original_tax_total: number;
  original_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
};

/**
 * Claim order as part of an order.
 */
export type StoreClaimOrderInOrder = ClaimOrder & {
  additional_items: StoreLineItemInClaimOrder[];
};

/**
 * Swap as part of an order.
 */
export type StoreSwapInOrder = Swap & {
  additional_items: StoreLineItemInClaimOrder[];
};

/**
 * Order as shoppers read it.
 */
export type StoreOrderDetail = StoreOrder & ({
  customer?: Customer | null;
  discounts: StoreDiscountInCart[];
  fulfillments?: StoreFulfillmentInOrder[];
  items: StoreLineItemInCart[];
  payments: Payment[];
  region: StoreRegionInOrder | null;
  shipping_address: Address | null;
  shipping_methods: StoreShippingMethodInCart[];
  claims?: StoreClaimOrderInOrder[];
  gift_card_transactions?: StoreGiftCardTransactionInOrder[];
  gift_cards?: GiftCard[];
  refunds?: Refund[];
  swaps?: StoreSwapInOrder[];
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  paid_total: number;
  refundable_amount: number;
  refunded_total: number;
  /** @nullable */
  shipping_total: number | null;
  subtotal: number;
  tax_total: number;
  total: number;
  shipping_tax_total?: number;
  raw_discount_total?: number;
  /** @nullable */
  item_tax_total?: number | null;
});

/**
 * Swap after its cart is completed.
 */
export type StoreCompletedSwap = Swap & ({
  shipping_address: Address | null;
});

/**
 * What a completed cart became; the cart itself when its payment still needs the shopper.
 */
export type StoreCompleteCartResponse = {
  type: 'order';
  data: StoreOrderDetail;
} | {
  type: 'cart';
  data: StoreCartDetail;
} | {
  type: 'swap';
  data: StoreCompletedSwap;
};

export type StoreCreateCartLineItemBodyMetadata = { [key: string]: unknown };

export interface StoreCreateCartLineItemBody {
  variant_id: string;
  quantity: number;
  metadata?: StoreCreateCartLineItemBodyMetadata;
}

export type StoreUpdateCartLineItemBodyMetadata = { [key: string]: unknown };

export interface StoreUpdateCartLineItemBody {
  quantity: number;
  metadata?: StoreUpdateCartLineItemBodyMetadata;
}

export type StoreAddShippingMethodToCartBodyData = { [key: string]: unknown };

export interface StoreAddShippingMethodToCartBody {
  option_id: string;
  data?: StoreAddShippingMethodToCartBodyData;
}

/**
 * Answer with a cart, which is in it twice.
 */
export interface StoreCartSessionsResponse {
  cart: StoreCartDetail;
  data?: StoreCartDetail;
}

export interface StoreSelectCartPaymentSessionBody {
  provider_id: string;
}

export type StoreUpdateCartPaymentSessionBodyData = { [key: string]: unknown };

export interface StoreUpdateCartPaymentSessionBody {
  data: StoreUpdateCartPaymentSessionBodyData;
}

/**
 * Region of a cart whose taxes or payment session were renewed.
 */
export type StoreRegionInRecalculatedCart = Region & {
  countries?: Country[];
  payment_providers?: PaymentProvider[];
  tax_rates: TaxRate[];
};

/**
 * Cart as shoppers read it after taxes or a payment session were renewed.
 */
export type StoreRecalculatedCart = Cart & ({
  discounts: StoreDiscountInCart[];
  gift_cards: GiftCard[];
  items: StoreLineItemInCart[];
  shipping_address: Address | null;
  shipping_methods: StoreShippingMethodInCart[];
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  item_tax_total: number;
  shipping_tax_total: number;
  shipping_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
  region: StoreRegionInRecalculatedCart | null;
  payment_sessions?: PaymentSession[];
});

/**
 * Answer with a cart.
 */
export interface StoreRecalculatedCartResponse {
  cart: StoreRecalculatedCart;
}

/**
 * @nullable
 */
export type ProductCollectionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product collection.
 */
export interface ProductCollection {
  id: string;
  title: string;
  /** @nullable */
  handle: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductCollectionMetadata;
}

/**
 * Answer with product collections.
 */
export interface StoreProductCollectionListResponse {
  collections: ProductCollection[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with a product collection.
 */
export interface StoreProductCollectionResponse {
  collection: ProductCollection;
}

/**
 * Gift card as its holder reads it.
 */
export interface StoreGiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  region: Region;
}

/**
 * Answer with a gift card.
 */
export interface StoreGiftCardResponse {
  gift_card: StoreGiftCard;
}

export type OrderEditStatus = typeof OrderEditStatus[keyof typeof OrderEditStatus];

export const OrderEditStatus = {
  confirmed: 'confirmed',
  declined: 'declined',
  requested: 'requested',
  created: 'created',
  canceled: 'canceled',
} as const;

/**
 * Own columns of an order edit, as shoppers get them.
 */
export interface StoreOrderEdit {
  id: string;
  order_id: string;
  /** @nullable */
  requested_by: string | null;
  /** @nullable */
  requested_at: string | null;
  /** @nullable */
  confirmed_at: string | null;
  /** @nullable */
  declined_by: string | null;
  /** @nullable */
  declined_at: string | null;
  /** @nullable */
  declined_reason: string | null;
  /** @nullable */
  canceled_at: string | null;
  status: OrderEditStatus;
  /** @nullable */
  payment_collection_id: string | null;
  created_at: string;
  updated_at?: string;
}

export type OrderItemChangeType = typeof OrderItemChangeType[keyof typeof OrderItemChangeType];

export const OrderItemChangeType = {
  item_add: 'item_add',
  item_remove: 'item_remove',
  item_update: 'item_update',
} as const;

/**
 * Own columns of an order item change.
 */
export interface OrderItemChange {
  id: string;
  type: OrderItemChangeType;
  order_edit_id: string;
  /** @nullable */
  original_line_item_id: string | null;
  /** @nullable */
  line_item_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Line item as part of a swap.
 */
export type StoreLineItemInSwap = LineItem & ({
  variant: ProductVariant | null;
});

/**
 * Order item change as part of an order edit.
 */
export type StoreOrderItemChangeInOrderEdit = OrderItemChange & ({
  line_item: StoreLineItemInSwap | null;
  original_line_item: StoreLineItemInSwap | null;
});

/**
 * Line item as part of an order edit.
 */
export type StoreLineItemInOrderEdit = LineItem & ({
  adjustments: LineItemAdjustment[];
  tax_lines: LineItemTaxLine[];
  variant: ProductVariant | null;
  discount_total: number;
  gift_card_total?: number;
  original_tax_total: number;
  original_total: number;
  refundable: number;
  subtotal: number;
  tax_total: number;
  total: number;
  raw_discount_total?: number;
});

export type PaymentCollectionStatus = typeof PaymentCollectionStatus[keyof typeof PaymentCollectionStatus];

export const PaymentCollectionStatus = {
  not_paid: 'not_paid',
  awaiting: 'awaiting',
  authorized: 'authorized',
  partially_authorized: 'partially_authorized',
  canceled: 'canceled',
} as const;

/**
 * @nullable
 */
export type PaymentCollectionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a payment collection.
 */
export interface PaymentCollection {
  id: string;
  type: 'order_edit';
  status: PaymentCollectionStatus;
  /** @nullable */
  description: string | null;
  amount: number;
  /** @nullable */
  authorized_amount?: number | null;
  region_id?: string;
  currency_code: string;
  created_by?: string;
  created_at?: string;
  updated_at?: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata: PaymentCollectionMetadata;
}

/**
 * Order edit as shoppers read it.
 */
export type StoreOrderEditDetail = StoreOrderEdit & ({
  changes: StoreOrderItemChangeInOrderEdit[];
  items: StoreLineItemInOrderEdit[];
  payment_collection: PaymentCollection | null;
  difference_due: number;
  discount_total: number;
  gift_card_tax_total: number;
  gift_card_total: number;
  shipping_total: number;
  subtotal: number;
  tax_total: number;
  total: number;
});

/**
 * Answer with an order edit.
 */
export interface StoreOrderEditResponse {
  order_edit: StoreOrderEditDetail;
}

export interface StoreDeclineOrderEditBody {
  declined_reason?: string;
}

/**
 * Answer with an order.
 */
export interface StoreOrderResponse {
  order: StoreOrderDetail;
}

export interface StoreRequestOrderClaimTokenBody {
  order_ids: string[];
}

export interface StoreConfirmOrderClaimBody {
  token: string;
}

/**
 * Payment collection as shoppers read it.
 */
export type StorePaymentCollectionDetail = PaymentCollection & ({
  payment_sessions: PaymentSession[];
  region?: StoreRegionInOrder | null;
  payments?: Payment[];
});

/**
 * Answer with a payment collection.
 */
export interface StorePaymentCollectionResponse {
  payment_collection: StorePaymentCollectionDetail;
}

/**
 * Answer with a payment session.
 */
export interface StorePaymentSessionResponse {
  payment_session: PaymentSession;
}

export interface StoreAuthorizePaymentSessionsBody {
  session_ids: string[];
}

export type StoreManagePaymentSessionsBodySessionsItem = {
  provider_id: string;
  amount: number;
  session_id?: string;
};

export interface StoreManagePaymentSessionsBody {
  sessions: StoreManagePaymentSessionsBodySessionsItem[];
}

export interface StoreCreatePaymentSessionBody {
  provider_id: string;
}

/**
 * @nullable
 */
export type StoreProductCategoryMetadata = { [key: string]: unknown } | null;

/**
 * Category as shoppers read it.
 */
export interface StoreProductCategory {
  id: string;
  name: string;
  description: string;
  handle: string;
  /** @nullable */
  mpath?: string | null;
  /** Only of categories below the one that was read. */
  is_internal?: boolean;
  /** Only of categories below the one that was read. */
  is_active?: boolean;
  rank: number;
  /** @nullable */
  parent_category_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: StoreProductCategoryMetadata;
}

/**
 * Category two levels below the one that was read.
 */
export type StoreProductCategoryTwig = StoreProductCategory & {
  category_children?: StoreProductCategory[];
};

/**
 * Category right below the one that was read, with what is below it.
 */
export type StoreProductCategoryBranch = StoreProductCategory & {
  category_children?: StoreProductCategoryTwig[];
};

/**
 * Category as shoppers read it, with its neighbours.
 */
export type StoreProductCategoryDetail = StoreProductCategory & ({
  category_children: StoreProductCategoryBranch[];
  parent_category: StoreProductCategory | null;
});

/**
 * Answer with product categories.
 */
export interface StoreProductCategoryListResponse {
  product_categories: StoreProductCategoryDetail[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with a product category.
 */
export interface StoreProductCategoryResponse {
  product_category: StoreProductCategoryDetail;
}

/**
 * @nullable
 */
export type ProductTagMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product tag.
 */
export interface ProductTag {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductTagMetadata;
}

/**
 * Answer with product tags.
 */
export interface StoreProductTagListResponse {
  product_tags: ProductTag[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * @nullable
 */
export type ProductTypeMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product type.
 */
export interface ProductType {
  id: string;
  value: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  metadata?: ProductTypeMetadata;
}

/**
 * Answer with product types.
 */
export interface StoreProductTypeListResponse {
  product_types: ProductType[];
  count: number;
  offset: number;
  limit: number;
}

export type VariantPricingTaxRatesItem = {
  rate?: number;
  name?: string;
  code?: string;
};

/**
 * What a variant costs where the price list, region or cart of the request says so; null without one.
 */
export interface VariantPricing {
  /** @nullable */
  original_price?: number | null;
  /** @nullable */
  calculated_price?: number | null;
  /** @nullable */
  original_price_incl_tax?: number | null;
  /** @nullable */
  calculated_price_incl_tax?: number | null;
  /** @nullable */
  original_tax?: number | null;
  /** @nullable */
  calculated_tax?: number | null;
  /** @nullable */
  tax_rates?: VariantPricingTaxRatesItem[] | null;
  /** @nullable */
  original_price_includes_tax?: boolean | null;
  /** @nullable */
  calculated_price_includes_tax?: boolean | null;
  /** @nullable */
  calculated_price_type?: string | null;
}

/**
 * Own columns of a money amount.
 */
export interface MoneyAmount {
  id: string;
  currency_code: string;
  amount: number;
  /** @nullable */
  min_quantity: number | null;
  /** @nullable */
  max_quantity: number | null;
  /** @nullable */
  price_list_id: string | null;
  /** @nullable */
  variant_id?: string | null;
  /** @nullable */
  region_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

export type PriceListType = typeof PriceListType[keyof typeof PriceListType];

export const PriceListType = {
  sale: 'sale',
  override: 'override',
} as const;

export type PriceListStatus = typeof PriceListStatus[keyof typeof PriceListStatus];

export const PriceListStatus = {
  active: 'active',
  draft: 'draft',
} as const;

/**
 * Own columns of a price list.
 */
export interface PriceList {
  id: string;
  name: string;
  description: string;
  type: PriceListType;
  status: PriceListStatus;
  /** @nullable */
  starts_at: string | null;
  /** @nullable */
  ends_at: string | null;
  includes_tax?: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
}

/**
 * Price of a variant together with the price list that it comes from.
 */
export type PriceWithList = MoneyAmount & ({
  price_list?: PriceList | null;
});

/**
 * @nullable
 */
export type ProductOptionValueMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product option value.
 */
export interface ProductOptionValue {
  id: string;
  value: string;
  option_id: string;
  variant_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductOptionValueMetadata;
}

/**
 * Product variant in a list that shoppers read; one without prices has no `prices`.
 */
export type StoreProductVariantListItem = ProductVariant & VariantPricing & ({
  prices?: PriceWithList[];
  options: ProductOptionValue[];
  product: Product | null;
  purchasable: boolean;
});

/**
 * Answer with product variants.
 */
export interface StoreProductVariantListResponse {
  variants: StoreProductVariantListItem[];
}

/**
 * Product variant as shoppers read it.
 */
export type StoreProductVariantDetail = ProductVariant & VariantPricing & ({
  prices: PriceWithList[];
  options: ProductOptionValue[];
  product: Product | null;
  purchasable: boolean;
});

/**
 * Answer with a product variant.
 */
export interface StoreProductVariantResponse {
  variant: StoreProductVariantDetail;
}

/**
 * @nullable
 */
export type ImageMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of an image.
 */
export interface Image {
  id: string;
  url: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ImageMetadata;
}

/**
 * @nullable
 */
export type ProductOptionMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a product option.
 */
export interface ProductOption {
  id: string;
  title: string;
  product_id: string;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata: ProductOptionMetadata;
}

/**
 * Product option as part of a product.
 */
export type StoreProductOptionInProduct = ProductOption & {
  values: ProductOptionValue[];
};

/**
 * Product variant as part of a product.
 */
export type StoreProductVariantInProduct = ProductVariant & VariantPricing & {
  options: ProductOptionValue[];
  prices: PriceWithList[];
  purchasable: boolean;
};

/**
 * Product as shoppers read it.
 */
export type StoreProductDetail = Product & ({
  collection: ProductCollection | null;
  images: Image[];
  options: StoreProductOptionInProduct[];
  tags: ProductTag[];
  type: ProductType | null;
  variants: StoreProductVariantInProduct[];
  profile?: ShippingProfile | null;
  profiles?: ShippingProfile[];
});

/**
 * Answer with products.
 */
export interface StoreProductListResponse {
  products: StoreProductDetail[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with a product.
 */
export interface StoreProductResponse {
  product: StoreProductDetail;
}

export interface StoreSearchProductsBody {
  q?: string;
  offset?: number;
  limit?: number;
  filter?: string;
}

export type StoreSearchResponseHitsItem = { [key: string]: unknown };

/**
 * Hits of the installed search service; their shape is its own.
 */
export interface StoreSearchResponse {
  hits: StoreSearchResponseHitsItem[];
  [key: string]: unknown;
 }

/**
 * Own columns of a currency.
 */
export interface Currency {
  code: string;
  symbol: string;
  symbol_native: string;
  name: string;
  includes_tax?: boolean;
}

/**
 * Region as shoppers read it.
 */
export type StoreRegionDetail = Region & {
  countries: Country[];
  payment_providers: PaymentProvider[];
  fulfillment_providers: FulfillmentProvider[];
  currency: Currency;
};

/**
 * Answer with regions.
 */
export interface StoreRegionListResponse {
  regions: StoreRegionDetail[];
  count: number;
  offset: number;
  limit: number;
}

/**
 * Answer with a region.
 */
export interface StoreRegionResponse {
  region: StoreRegionDetail;
}

/**
 * @nullable
 */
export type ReturnReasonMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return reason.
 */
export interface ReturnReason {
  id: string;
  value: string;
  label: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  parent_return_reason_id: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at: string | null;
  /** @nullable */
  metadata?: ReturnReasonMetadata;
}

/**
 * Return reason as shoppers read it.
 */
export type StoreReturnReasonDetail = ReturnReason & ({
  parent_return_reason: ReturnReason | null;
  return_reason_children: ReturnReason[];
});

/**
 * Answer with return reasons.
 */
export interface StoreReturnReasonListResponse {
  return_reasons: StoreReturnReasonDetail[];
}

/**
 * Answer with a return reason.
 */
export interface StoreReturnReasonResponse {
  return_reason: StoreReturnReasonDetail;
}

export type StoreCreateReturnBodyItemsItem = {
  item_id: string;
  quantity: number;
  reason_id?: string;
  note?: string;
};

export type StoreCreateReturnBodyReturnShipping = {
  option_id: string;
};

export interface StoreCreateReturnBody {
  order_id: string;
  items: StoreCreateReturnBodyItemsItem[];
  return_shipping?: StoreCreateReturnBodyReturnShipping;
}

export type ReturnStatus = typeof ReturnStatus[keyof typeof ReturnStatus];

export const ReturnStatus = {
  requested: 'requested',
  received: 'received',
  requires_action: 'requires_action',
  canceled: 'canceled',
} as const;

/**
 * @nullable
 */
export type ReturnShippingData = { [key: string]: unknown } | null;

/**
 * @nullable
 */
export type ReturnMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return.
 */
export interface Return {
  id: string;
  status: ReturnStatus;
  /** @nullable */
  swap_id: string | null;
  /** @nullable */
  claim_order_id: string | null;
  /** @nullable */
  order_id: string | null;
  /** @nullable */
  shipping_data: ReturnShippingData;
  /** @nullable */
  location_id: string | null;
  refund_amount: number;
  /** @nullable */
  no_notification: boolean | null;
  /** @nullable */
  idempotency_key: string | null;
  /** @nullable */
  received_at: string | null;
  created_at: string;
  updated_at: string;
  /** @nullable */
  metadata: ReturnMetadata;
}

/**
 * @nullable
 */
export type ReturnItemMetadata = { [key: string]: unknown } | null;

/**
 * Own columns of a return item.
 */
export interface ReturnItem {
  return_id: string;
  item_id: string;
  quantity: number;
  is_requested: boolean;
  /** @nullable */
  requested_quantity: number | null;
  /** @nullable */
  received_quantity: number | null;
  /** @nullable */
  reason_id: string | null;
  /** @nullable */
  note: string | null;
  /** @nullable */
  metadata: ReturnItemMetadata;
}

/**
 * Return item as part of a return.
 */
export type StoreReturnItemInReturn = ReturnItem & ({
  reason: ReturnReason | null;
});

/**
 * Return as shoppers read it.
 */
export type StoreReturnDetail = Return & {
  items: StoreReturnItemInReturn[];
};

/**
 * Answer with a return.
 */
export interface StoreReturnResponse {
  return: StoreReturnDetail;
}

export type ShippingOptionRequirementType = typeof ShippingOptionRequirementType[keyof typeof ShippingOptionRequirementType];

export const ShippingOptionRequirementType = {
  min_subtotal: 'min_subtotal',
  max_subtotal: 'max_subtotal',
} as const;

/**
 * Own columns of a shipping option requirement.
 */
export interface ShippingOptionRequirement {
  id: string;
  shipping_option_id: string;
  type: ShippingOptionRequirementType;
  amount: number;
  /** @nullable */
  deleted_at: string | null;
}

export type StoreShippingOptionListItemTaxRatesItem = {
  rate?: number;
  name?: string;
  code?: string;
};

/**
 * Shipping option as shoppers list it.
 */
export type StoreShippingOptionListItem = ShippingOption & {
  requirements: ShippingOptionRequirement[];
  price_incl_tax?: number;
  tax_rates?: StoreShippingOptionListItemTaxRatesItem[];
  tax_amount?: number;
};

/**
 * Answer with shipping options.
 */
export interface StoreShippingOptionListResponse {
  shipping_options: StoreShippingOptionListItem[];
}

export type StoreCartShippingOptionTaxRatesItem = {
  rate?: number;
  name?: string;
  code?: string;
};

/**
 * Shipping option as shoppers list it.
 */
export type StoreCartShippingOption = ShippingOption & ({
  profile: ShippingProfile | null;
  requirements: ShippingOptionRequirement[];
  price_incl_tax?: number;
  tax_rates?: StoreCartShippingOptionTaxRatesItem[];
  tax_amount?: number;
});

/**
 * Answer with shipping options.
 */
export interface StoreCartShippingOptionsResponse {
  shipping_options: StoreCartShippingOption[];
}

export type StoreCreateSwapBodyReturnItemsItem = {
  item_id: string;
  quantity: number;
  reason_id?: string;
  note?: string;
};

export type StoreCreateSwapBodyAdditionalItemsItem = {
  variant_id: string;
  quantity: number;
};

export interface StoreCreateSwapBody {
  order_id: string;
  return_items: StoreCreateSwapBodyReturnItemsItem[];
  return_shipping_option?: string;
  additional_items: StoreCreateSwapBodyAdditionalItemsItem[];
}

/**
 * Fulfillment as part of a swap.
 */
export type StoreFulfillmentInSwap = Fulfillment & {
  items: FulfillmentItem[];
};

/**
 * Shipping method as part of a swap.
 */
export type ShippingMethodInSwap = ShippingMethod & ({
  shipping_option: ShippingOption | null;
});

/**
 * Return as part of a swap.
 */
export type StoreReturnInSwap = Return & ({
  shipping_method: ShippingMethodInSwap | null;
  items?: ReturnItem[];
});

/**
 * Swap as shoppers read it.
 */
export type StoreSwapDetail = Swap & ({
  additional_items: StoreLineItemInSwap[];
  cart: Cart | null;
  fulfillments: StoreFulfillmentInSwap[];
  order: StoreOrder | null;
  payment: Payment | null;
  return_order: StoreReturnInSwap | null;
  shipping_address: Address | null;
  shipping_methods: ShippingMethod[];
});

/**
 * Answer with a swap.
 */
export interface StoreSwapResponse {
  swap: StoreSwapDetail;
}

/**
 * There is no valid session or token.
 */
export type UnauthorizedResponse = string;

/**
 * The server failed.
 */
export type ServerErrorResponse = Problem;

/**
 * The request has a property or a value that the server does not take.
 */
export type BadRequestResponse = Problem;

/**
 * The record is being changed by another request.
 */
export type ConflictResponse = Problem;

/**
 * The data clashes with what is there.
 */
export type UnprocessableResponse = Problem;

/**
 * There is no such record.
 */
export type NotFoundResponse = Problem;

/**
 * Words to search for.
 */
export type SearchParameter = string;

/**
 * How many rows at most.
 */
export type LimitParameter = number;

/**
 * How many rows to skip.
 */
export type OffsetParameter = number;

/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
export type ExpandParameter = string;

/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
export type FieldsParameter = string;

export type CreatedAtParameter = DateRange;

export type UpdatedAtParameter = DateRange;

/**
 * Column to sort by; a leading minus turns the order round.
 */
export type OrderParameter = string;

export type ListMyOrdersParams = {
/**
 * Only these records.
 */
id?: string;
/**
 * The number that people see.
 */
display_id?: string;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only with this email.
 */
email?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Only with this tax rate.
 */
tax_rate?: string;
/**
 * Only in one of these states.
 */
status?: OrderStatus[];
/**
 * Only with one of these states of fulfilment.
 */
fulfillment_status?: OrderFulfillmentStatus[];
/**
 * Only with one of these states of payment.
 */
payment_status?: OrderPaymentStatus[];
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * When it was cancelled.
 */
canceled_at?: DateRange;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListCollectionsParams = {
/**
 * Only with one of these handles.
 */
handle?: string[];
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type GetOrderParams = {
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type LookupOrderParams = {
/**
 * The number that people see.
 */
display_id: number;
/**
 * Only with this email.
 */
email: string;
/**
 * Only with this shipping address.
 */
shipping_address?: string;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type GetPaymentCollectionParams = {
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type ListProductCategoriesParams = {
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Only right below this category; null for the top.
 */
parent_category_id?: string;
/**
 * Whether all levels below are included.
 */
include_descendants_tree?: boolean;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type GetProductCategoryParams = {
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
};

export type ListProductTagsParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with one of these values.
 */
value?: string[];
/**
 * Only these records.
 */
id?: string[];
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListProductTypesParams = {
/**
 * Only of this discount condition.
 */
discount_condition_id?: string;
/**
 * Only with one of these values.
 */
value?: string[];
/**
 * Only these records.
 */
id?: string[];
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type ListVariantsParams = {
/**
 * Only these records, comma-separated.
 */
ids?: string;
/**
 * Only of this sales channel.
 */
sales_channel_id?: string;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Only these records.
 */
id?: string[];
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * Only with one of these titles.
 */
title?: string[];
/**
 * Only with this quantity in stock.
 */
inventory_quantity?: string;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
};

export type GetVariantParams = {
/**
 * Only of this sales channel.
 */
sales_channel_id?: string;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListProductsParams = {
/**
 * Only with this title.
 */
title?: string;
/**
 * Only with this description.
 */
description?: string;
/**
 * Only with this handle.
 */
handle?: string;
/**
 * Only gift cards, or none.
 */
is_giftcard?: boolean;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Only these records.
 */
id?: string[];
/**
 * Only of one of these sales channels.
 */
sales_channel_id?: string[];
/**
 * Only of one of these collections.
 */
collection_id?: string[];
/**
 * Only of one of these types.
 */
type_id?: string[];
/**
 * Only with one of these tags.
 */
tags?: string[];
/**
 * Only of one of these categories.
 */
category_id?: string[];
/**
 * Whether a category stands for those below it too.
 */
include_category_children?: boolean;
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * Words to search for.
 */
q?: SearchParameter;
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
};

export type GetProductParams = {
/**
 * Only of this sales channel.
 */
sales_channel_id?: string;
/**
 * Only of this cart.
 */
cart_id?: string;
/**
 * Only of this region.
 */
region_id?: string;
/**
 * Three-letter code of the currency.
 */
currency_code?: string;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
};

export type ListRegionsParams = {
/**
 * How many rows to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many rows at most.
 * @minimum 0
 */
limit?: LimitParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
created_at?: CreatedAtParameter;
/**
 * Bounds of a date filter; ISO 8601.
 */
updated_at?: UpdatedAtParameter;
/**
 * Relations to include, comma-separated, in place of the usual ones.
 */
expand?: ExpandParameter;
/**
 * Columns to include, comma-separated, in place of the usual ones.
 */
fields?: FieldsParameter;
/**
 * Column to sort by; a leading minus turns the order round.
 */
order?: OrderParameter;
};

export type ListShippingOptionsParams = {
/**
 * Whether it is for the way back.
 */
is_return?: boolean;
/**
 * Only for these products, comma-separated.
 */
product_ids?: string;
/**
 * Only of this region.
 */
region_id?: string;
};

