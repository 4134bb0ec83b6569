import { useQueryClient } from '@tanstack/react-query';
import { useCreateToken } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';
import { Failure } from './Waiting.tsx';

export function SignIn(): ReactNode {
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useCreateToken({
    mutation: { onSuccess: () => queryClient.resetQueries() },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const [email, password] = [String(form.get('email')), String(form.get('password'))];
        mutate({ data: { email, password } });
      }}
    >
      <h1>Sign in</h1>
      <label>
        Email
        <input type="email" name="email" autoComplete="username" required />
      </label>
      <label>
        Password
        <input type="password" name="password" autoComplete="current-password" required />
      </label>
      {error?.status === 401 ? (
        <p role="alert">Wrong email or password.</p>
      ) : (
        <Failure error={error} />
      )}
      <button type="submit" disabled={isPending}>
        Sign in
      </button>
    </form>
  );
}
