import { firstMessage } from 'quartermaster-storefront/react';
import type { ReactNode } from 'react';

/** Instead of content that is loading or failed to. */
export function Waiting({ error }: { error: Error | null }): ReactNode {
  return error ? <Failure error={error} /> : <p role="status">Loading…</p>;
}

export function Failure({ error }: { error: Error | null }): ReactNode {
  if (!error) return null;
  return <p role="alert">{firstMessage(error, 'Something went wrong. Try again.')}</p>;
}
