import { formatMoney, useListCartShippingOptions } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { Waiting } from './Waiting.tsx';

interface ShippingOptionsProps {
  cartId: string;
  currency: string;
}

export function ShippingOptions({ cartId, currency }: ShippingOptionsProps): ReactNode {
  const { data, error } = useListCartShippingOptions(cartId);
  if (!data) return <Waiting error={error} />;
  if (data.shipping_options.length === 0) {
    return <p role="alert">These items can’t be shipped to this country.</p>;
  }
  return (
    <fieldset>
      <legend>Shipping</legend>
      {data.shipping_options.map(({ id, name, amount, price_incl_tax: price }) => (
        <label key={id}>
          <input type="radio" name="option" value={id} required />
          {name} {formatMoney(price ?? amount ?? 0, currency)}
        </label>
      ))}
    </fieldset>
  );
}
