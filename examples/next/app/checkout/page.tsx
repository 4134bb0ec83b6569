import { redirect } from 'next/navigation';
import { ADDRESS_FIELDS } from '../../lib/address.ts';
import { readCart } from '../../lib/cart.ts';
import { money } from '../../lib/price.ts';
import { storeOfShopper } from '../../lib/store.ts';
import { ActionForm } from '../ActionForm.tsx';
import { placeOrder } from '../actions.ts';

async function readShippingOptions(cartId: string) {
  const store = await storeOfShopper();
  const params = { path: { cartId } };
  const answer = await store.GET('/store/shipping-options/{cartId}', { params });
  return answer.shipping_options;
}

export default async function CheckoutPage() {
  const cart = await readCart();
  if (!cart || cart.items.length === 0) redirect('/cart');
  const currency = cart.region?.currency_code ?? 'eur';
  const options = await readShippingOptions(cart.id);
  return (
    <>
      <h1>Checkout</h1>
      <ActionForm action={placeOrder} submit="Place order" isDisabled={options.length === 0}>
        <label>
          Email
          <input
            type="email"
            name="email"
            defaultValue={cart.email ?? ''}
            autoComplete="email"
            required
          />
        </label>
        {ADDRESS_FIELDS.map(({ name, label, autoComplete }) => (
          <label key={name}>
            {label}
            <input name={name} autoComplete={autoComplete} required />
          </label>
        ))}
        <fieldset>
          <legend>Shipping</legend>
          {options.map(({ id, name, amount, price_incl_tax: price }) => (
            <label key={id}>
              <input type="radio" name="option" value={id} required />
              {name} {money(price ?? amount ?? 0, currency)}
            </label>
          ))}
          {options.length === 0 && (
            <p role="alert">These items can’t be shipped to this country.</p>
          )}
        </fieldset>
        <p>
          Items: <strong>{money(cart.subtotal, currency)}</strong>
        </p>
      </ActionForm>
    </>
  );
}
