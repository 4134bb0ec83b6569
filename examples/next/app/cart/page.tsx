import Link from 'next/link';
import { readCart } from '../../lib/cart.ts';
import { money } from '../../lib/price.ts';
import { ActionForm } from '../ActionForm.tsx';
import { removeItem, updateItem } from '../actions.ts';

export default async function CartPage() {
  const cart = await readCart();
  if (!cart || cart.items.length === 0) return <h1>Your cart is empty</h1>;
  const currency = cart.region?.currency_code ?? 'eur';
  return (
    <>
      <h1>Cart</h1>
      <ul className="lines">
        {cart.items.map(({ id, title, description, quantity, total }) => (
          <li key={id}>
            <span>
              {title} {description}
            </span>
            <ActionForm action={updateItem} submit="Update" label={`Update ${title}`}>
              <input type="hidden" name="item" value={id} />
              <input
                type="number"
                name="quantity"
                min={1}
                required
                key={quantity}
                defaultValue={quantity}
                aria-label={`Quantity of ${title}`}
              />
            </ActionForm>
            <span>{money(total, currency)}</span>
            <ActionForm action={removeItem} submit="Remove" label={`Remove ${title}`}>
              <input type="hidden" name="item" value={id} />
            </ActionForm>
          </li>
        ))}
      </ul>
      <p>
        Total: <strong>{money(cart.total, currency)}</strong>
      </p>
      <Link href="/checkout">Check out</Link>
    </>
  );
}
