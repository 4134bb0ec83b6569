'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import type { ReactNode } from 'react';

export default function Failure({ reset }: { reset: () => void }): ReactNode {
  const router = useRouter();
  // On its own, `reset` shows the same answer of the server again.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <>
      <h1>This page can’t be shown</h1>
      <p role="alert">The store doesn’t answer as it should. Try again in a moment.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}
