import type { TFunction } from 'i18next';
import type { ApiError } from '#client/index.ts';

/**
 * Why the store didn't put a variant into a cart: in our words where the reason is known, and otherwise as the server said
 * it.
 */
export function itemRefusalText(
  { code, serverMessage }: Pick<ApiError, 'code' | 'serverMessage'>,
  t: TFunction<'common'>,
): string | undefined {
  if (code === 'insufficient_inventory') return t('cart.notEnough');
  // This one has no code of its own.
  if (serverMessage?.endsWith('without a price')) return t('cart.noPrice');
  return serverMessage;
}
