import type { OrderSwap } from '../query.ts';

/** The link at which a customer confirms an exchange, or why there is none. */
export type PaymentLink =
  | { kind: 'link'; address: string }
  | { kind: 'none'; why: 'template' | 'confirmed' | 'canceled' | 'cart' };

/**
 * The link at which a customer confirms an exchange and pays the difference.
 *
 * @param template the store's, with `{cart_id}` where the cart's id goes
 */
export function paymentLink(
  { cart_id: cart, confirmed_at: confirmed, canceled_at: canceled }: OrderSwap,
  template: string | undefined,
): PaymentLink {
  if (canceled) return { kind: 'none', why: 'canceled' };
  if (confirmed) return { kind: 'none', why: 'confirmed' };
  if (!template) return { kind: 'none', why: 'template' };
  if (cart === null) return { kind: 'none', why: 'cart' };
  return { kind: 'link', address: template.replaceAll('{cart_id}', encodeURIComponent(cart)) };
}
