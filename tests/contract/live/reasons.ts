/** Operations that can't succeed on a sandbox; called for a documented error. */
export const reasons: Readonly<Record<string, string>> = {
  'admin deletePaymentCollection':
    'each collection belongs to an order edit, and the database keeps what an edit refers to',
  'admin createLineItemReservation':
    'the server refuses every property of the body, the location that it needs among them',
};

const taxInclusive = 'a server has it that keeps prices with tax (tax_inclusive_pricing)';
const channels = 'a server has it that keeps sales channels (sales_channels)';

/** Columns that may be missing although the sandbox always sends them. */
export const optional: Readonly<Record<string, string>> = {
  'Cart.sales_channel_id': channels,
  'LineItem.includes_tax': taxInclusive,
  'Order.object': 'an answer to a call that names its columns (`fields`) lacks it',
  'PriceList.includes_tax': taxInclusive,
  'Region.includes_tax': taxInclusive,
  'ShippingMethod.includes_tax': taxInclusive,
  'ShippingOption.includes_tax': taxInclusive,
};
