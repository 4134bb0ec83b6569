/** Fields of the server's answer */
export interface Item {
  id: string;
  variant_id: string | null;
  variant: { product_id: string } | null;
  is_giftcard: boolean;
  allow_discounts: boolean;
  quantity: number;
  shipped_quantity: number;
  returned_quantity: number;
  unit_price: number;
  subtotal: number;
  raw_discount_total: number;
  discount_total: number;
  tax_total: number;
  tax_lines: { rate: number }[];
  adjustments: { discount_id: string | null; amount: number }[];
  order_edit_id: string | null;
}

export interface Method {
  shipping_option_id: string;
  price: number;
  subtotal: number;
  tax_total: number;
  tax_lines: { rate: number }[];
}

interface Payment {
  id: string;
  amount: number;
  captured_at: string | null;
  canceled_at: string | null;
  swap_id: string | null;
}

export interface Refund {
  id: string;
  created_at: string;
  amount: number;
  reason: 'discount' | 'return' | 'swap' | 'claim' | 'other';
}

export interface Return {
  id: string;
  status: 'requested' | 'received' | 'canceled';
  created_at: string;
  received_at: string | null;
  refund_amount: number;
  swap_id: string | null;
  claim_order_id: string | null;
  items: {
    item_id: string;
    quantity: number;
    received_quantity: number | null;
    reason_id: string | null;
  }[];
}

interface Swap {
  id: string;
  created_at: string;
  confirmed_at: string | null;
  canceled_at: string | null;
  difference_due: number | null;
  return_order: Return;
}

interface Claim {
  id: string;
  type: 'refund' | 'replace';
  created_at: string;
  canceled_at: string | null;
  refund_amount: number | null;
  claim_items: { item_id: string; quantity: number; reason: string }[];
  return_order: Return | null;
}

interface Address {
  country_code: string;
}

export interface Order {
  id: string;
  display_id: number;
  status: 'pending' | 'completed' | 'archived' | 'canceled' | 'requires_action';
  created_at: string;
  updated_at: string;
  canceled_at: string | null;
  currency_code: string;
  sales_channel_id: string | null;
  region_id: string;
  customer_id: string;
  tax_rate: number;
  shipping_address: Address | null;
  billing_address: Address | null;
  items: Item[];
  shipping_methods: Method[];
  discounts: { id: string; rule: { type: 'percentage' | 'fixed' | 'free_shipping' } }[];
  payments: Payment[];
  refunds: Refund[];
  returns: Return[];
  swaps: Swap[];
  claims: Claim[];
  subtotal: number;
  discount_total: number;
  shipping_total: number;
  tax_total: number;
  gift_card_total: number;
  total: number;
}

export interface Region {
  id: string;
  /** ISO 4217, lower case */
  currency: string;
  countries: readonly string[];
  /** Percent, for each kind of goods */
  rates: readonly (readonly number[])[];
  includesTax: boolean;
  /** Prices are multiples, in minor units, so that two rates of an item split its tax exactly. */
  step: number;
  /** Steps */
  most: number;
  areCardsTaxed: boolean;
}
