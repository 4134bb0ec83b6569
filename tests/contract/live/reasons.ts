/** Why some operations can't succeed on a sandbox; they are called for a documented error. */
export const reasons: Readonly<Record<string, string>> = {
  'admin deletePaymentCollection':
    'each collection belongs to an order edit, and the database keeps what an edit refers to',
  'admin createLineItemReservation':
    'the server refuses every property of the body, the location that it needs among them',
};
