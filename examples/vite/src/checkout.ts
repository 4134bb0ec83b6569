import {
  addShippingMethodToCart,
  createCartPaymentSessions,
  selectCartPaymentSession,
  updateCart,
} from 'quartermaster-storefront/react';
import type { ApiClient } from 'quartermaster-storefront/react';
import { COUNTRY } from './client.ts';

export const ADDRESS_FIELDS = {
  first_name: { label: 'First name', autoComplete: 'given-name' },
  last_name: { label: 'Last name', autoComplete: 'family-name' },
  address_1: { label: 'Address', autoComplete: 'address-line1' },
  postal_code: { label: 'Postal code', autoComplete: 'postal-code' },
  city: { label: 'City', autoComplete: 'address-level2' },
};

/** All that a cart needs to become an order. May be repeated. */
export async function prepareCart(client: ApiClient, id: string, form: FormData): Promise<void> {
  const text = (name: string): string => String(form.get(name) ?? '');
  const address = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    address_1: text('address_1'),
    postal_code: text('postal_code'),
    city: text('city'),
    country_code: COUNTRY,
  };
  await updateCart(client, id, {
    email: text('email'),
    shipping_address: address,
    billing_address: address,
  });
  await addShippingMethodToCart(client, id, { option_id: text('option') });
  const { cart } = await createCartPaymentSessions(client, id);
  const [session] = cart.payment_sessions;
  if (!session) throw new Error('The region has no payment provider');
  await selectCartPaymentSession(client, id, { provider_id: session.provider_id });
}
