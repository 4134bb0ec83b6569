import type { OrderSwap } from '../query.ts';

export type PaymentLink =
  | { kind: 'link'; address: string }
  | { kind: 'none'; why: 'template' | 'confirmed' | 'canceled' | 'cart' };

/**
 * Returns the link to confirm and pay an exchange.
 *
 * @param template with a `{cart_id}` placeholder
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
