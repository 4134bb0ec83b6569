/**
 * Where a customer pays a draft.
 *
 * @param template of the store's settings, with `{cart_id}` in it
 * @returns undefined where there is no template, or nothing to put into it
 */
export function paymentLink(
  template: string | null | undefined,
  cartId: string | null | undefined,
): string | undefined {
  if (typeof template !== 'string' || template.trim() === '' || !cartId) return undefined;
  return template.trim().replaceAll('{cart_id}', encodeURIComponent(cartId));
}
