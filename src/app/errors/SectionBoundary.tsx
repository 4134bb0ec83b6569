import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/states/ErrorBoundary.tsx';
import { SectionError } from './SectionError.tsx';

interface SectionBoundaryProps {
  children: ReactNode;
  /** Stands in its place; default: what happened, a retry, and the details to copy. */
  fallback?: ReactNode;
}

/** Around one part of a page: what fails in it leaves the rest of the page as it is. */
export function SectionBoundary({ children, fallback }: SectionBoundaryProps): ReactNode {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onRetry={reset} Fallback={SectionError} fallback={fallback}>
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
