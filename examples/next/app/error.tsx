'use client';

import type { ReactNode } from 'react';

export default function Failure({ reset }: { reset: () => void }): ReactNode {
  return (
    <>
      <h1>This page can’t be shown</h1>
      <p role="alert">The store doesn’t answer as it should. Try again in a moment.</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </>
  );
}
