import type { TFunction } from 'i18next';
import type { ApiError } from '#client/index.ts';

/** Falls back to the server's message. */
export function itemRefusalText(
  { code, serverMessage }: Pick<ApiError, 'code' | 'serverMessage'>,
  t: TFunction<'common'>,
): string | undefined {
  if (code === 'insufficient_inventory') return t('cart.notEnough');
  // Has no error code.
  if (serverMessage?.endsWith('without a price')) return t('cart.noPrice');
  return serverMessage;
}
