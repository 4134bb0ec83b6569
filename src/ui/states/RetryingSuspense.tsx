import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useFailures } from './failures.tsx';

interface RetryingSuspenseProps {
  children: ReactNode;
  /** While loading and if loading fails. */
  place?: ReactNode;
  /** A new value retries. */
  of: unknown;
  /** Fails silently, for prefetches. */
  isQuiet?: boolean;
  /** Loading failed. */
  onMissing?: () => void;
}

/** Contains loading failures of a lazy part, so that the page and its input survive. */
export function RetryingSuspense(props: RetryingSuspenseProps): ReactNode {
  const { children, place = null, of, isQuiet = false, onMissing } = props;
  const { MissingCode, isOfApp } = useFailures();
  const renderMissing = (error: unknown): ReactNode => (
    <MissingCode error={error} isQuiet={isQuiet} onMissing={onMissing}>
      {place}
    </MissingCode>
  );
  return (
    <ErrorBoundary of={of} passes={(error) => !isOfApp(error)} fallback={renderMissing}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}
