import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useFailures } from './failures.tsx';

interface LatePartProps {
  children: ReactNode;
  /** Stands in its place until its code is there, and where that doesn't come. */
  place?: ReactNode;
  /** What asked for it: when another takes its place, such as a second press, the code is asked for again. */
  of: unknown;
  /** Nobody asked for it, so that nothing is said where it doesn't come. */
  isQuiet?: boolean;
  /** Its code doesn't come. */
  onMissing?: () => void;
}

/**
 * Around a part whose code comes when it is asked for: where it doesn't come, the page around it, with what was typed
 * into it, stays, and says so.
 */
export function LatePart(props: LatePartProps): ReactNode {
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
