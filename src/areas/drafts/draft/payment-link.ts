/**
 * Returns the URL where a customer pays a draft.
 *
 * @param template store setting with `{cart_id}`
 * @returns undefined without a template or cart
 */
export function paymentLink(
  template: string | null | undefined,
  cartId: string | null | undefined,
): string | undefined {
  if (typeof template !== 'string' || template.trim() === '' || !cartId) return undefined;
  return template.trim().replaceAll('{cart_id}', encodeURIComponent(cartId));
}
