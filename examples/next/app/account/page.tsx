import { money } from '../../lib/price.ts';
import { hasStatus, storeOfShopper } from '../../lib/store.ts';
import { ActionForm } from '../ActionForm.tsx';
import { signIn, signOut } from '../actions.ts';

/** Undefined if nobody is signed in. */
async function readCustomer() {
  const store = await storeOfShopper();
  if (store.token === undefined) return undefined;
  try {
    const { customer } = await store.GET('/store/customers/me');
    return customer;
  } catch (error) {
    if (hasStatus(error, 401)) return undefined;
    throw error;
  }
}

async function readOrders() {
  const store = await storeOfShopper();
  const params = { query: { limit: 20 } };
  return (await store.GET('/store/customers/me/orders', { params })).orders;
}

export default async function AccountPage() {
  const customer = await readCustomer();
  if (!customer) return <SignIn />;
  const orders = await readOrders();
  return (
    <>
      <h1>Hello {customer.first_name ?? customer.email}</h1>
      <ul className="lines">
        {orders.map(({ id, display_id: number, total, currency_code: currency }) => (
          <li key={id}>
            #{number} <span>{money(total ?? 0, currency)}</span>
          </li>
        ))}
      </ul>
      <ActionForm action={signOut} submit="Sign out" />
    </>
  );
}

function SignIn() {
  return (
    <>
      <h1>Sign in</h1>
      <ActionForm action={signIn} submit="Sign in">
        <label>
          Email
          <input type="email" name="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
      </ActionForm>
    </>
  );
}
