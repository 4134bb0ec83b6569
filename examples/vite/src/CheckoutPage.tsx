import { useMutation } from '@tanstack/react-query';
import { formatMoney, useCart, useStorefrontClient } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { ShippingOptions } from './ShippingOptions.tsx';
import { Failure, Waiting } from './Waiting.tsx';
import { ADDRESS_FIELDS, prepareCart } from './checkout.ts';

export function CheckoutPage({ currency }: { currency: string }): ReactNode {
  const client = useStorefrontClient();
  const { id = '', cart, isPending, error, complete } = useCart();
  const order = useMutation({
    mutationFn: async (form: FormData) => {
      await prepareCart(client, id, form);
      return complete.mutateAsync();
    },
  });
  if (order.data?.type === 'order') {
    return (
      <>
        <h1>Order #{order.data.data.display_id}</h1>
        <p>Thank you. A confirmation is on its way to {order.data.data.email}.</p>
        <p>Total: {formatMoney(order.data.data.total, currency)}</p>
      </>
    );
  }
  if (isPending) return <Waiting error={error} />;
  if (!cart || cart.items.length === 0) return <h1>Your cart is empty</h1>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        order.mutate(new FormData(event.currentTarget));
      }}
    >
      <h1>Checkout</h1>
      <label>
        Email
        <input type="email" name="email" autoComplete="email" required />
      </label>
      {Object.entries(ADDRESS_FIELDS).map(([name, { label, autoComplete }]) => (
        <label key={name}>
          {label}
          <input name={name} autoComplete={autoComplete} required />
        </label>
      ))}
      <ShippingOptions cartId={id} currency={currency} />
      {order.data && <p role="alert">The payment isn’t finished. Try again.</p>}
      <Failure error={order.error} />
      <button type="submit" disabled={order.isPending}>
        Place order
      </button>
    </form>
  );
}
