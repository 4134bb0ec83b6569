import { useQueryClient } from '@tanstack/react-query';
import {
  formatMoney,
  useCart,
  useDeleteSession,
  useGetMe,
  useListMyOrders,
} from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { SignIn } from './SignIn.tsx';
import { Failure, Waiting } from './Waiting.tsx';

export function AccountPage(): ReactNode {
  const { data, error, isPending } = useGetMe();
  if (isPending) return <Waiting error={error} />;
  return data ? <Account name={data.customer.first_name ?? data.customer.email} /> : <SignIn />;
}

function Account({ name }: { name: string }): ReactNode {
  const queryClient = useQueryClient();
  const { data, error } = useListMyOrders({ limit: 20 });
  const { forget } = useCart();
  const signOut = useDeleteSession({
    mutation: {
      onSettled: () => {
        forget();
        return queryClient.resetQueries();
      },
    },
  });
  return (
    <>
      <h1>Hello {name}</h1>
      {data ? (
        <ul className="lines">
          {data.orders.map((order) => (
            <li key={order.id}>
              #{order.display_id} <span>{formatMoney(order.total ?? 0, order.currency_code)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Waiting error={error} />
      )}
      <button type="button" onClick={() => signOut.mutate()}>
        Sign out
      </button>
      <Failure error={signOut.error} />
    </>
  );
}
