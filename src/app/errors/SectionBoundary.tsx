import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/states/ErrorBoundary.tsx';
import { SectionError } from './SectionError.tsx';

interface SectionBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

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
