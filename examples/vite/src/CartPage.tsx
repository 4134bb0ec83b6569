import { formatMoney, useCart } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failure, Waiting } from './Waiting.tsx';

export function CartPage({ currency }: { currency: string }): ReactNode {
  const { cart, isPending, error, updateItem, removeItem } = useCart();
  if (isPending) return <Waiting error={error} />;
  if (!cart || cart.items.length === 0) return <h1>Your cart is empty</h1>;
  const isChanging = updateItem.isPending || removeItem.isPending;
  return (
    <>
      <h1>Cart</h1>
      <ul className="lines">
        {cart.items.map(({ id, title, description, quantity, total }) => (
          <li key={id}>
            <span>
              {title} {description}
            </span>
            <input
              type="number"
              min={1}
              key={quantity}
              defaultValue={quantity}
              disabled={isChanging}
              aria-label={`Quantity of ${title}`}
              onBlur={({ target }) => {
                const next = Math.max(1, Math.round(target.valueAsNumber || 1));
                if (next !== quantity) updateItem.mutate({ id, quantity: next });
              }}
            />
            <span>{formatMoney(total, currency)}</span>
            <button
              type="button"
              disabled={isChanging}
              aria-label={`Remove ${title}`}
              onClick={() => removeItem.mutate({ id })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Failure error={updateItem.error ?? removeItem.error} />
      <p>
        Total: <strong>{formatMoney(cart.total, currency)}</strong>
      </p>
      <Link to="/checkout">Check out</Link>
    </>
  );
}
