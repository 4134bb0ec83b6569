import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Caught } from './ErrorBoundary.tsx';
import { ErrorState } from './ErrorState.tsx';

/** Failure UI injected by the app, for reports and releases. */
export interface Failures {
  Part: ComponentType<Caught>;
  Details: ComponentType<{ error: unknown }>;
  /** Wraps the placeholder of code that failed to load. */
  MissingCode: ComponentType<MissingCodeProps>;
  /** The app failed, not a record: the whole screen must recover. */
  isOfApp: (error: unknown) => boolean;
}

export interface MissingCodeProps {
  error: unknown;
  isQuiet: boolean;
  onMissing: (() => void) | undefined;
  children: ReactNode;
}

function PlainPart({ retry }: Caught): ReactNode {
  const { t } = useTranslation('common');
  return <ErrorState title={t('errors.title')} text={t('errors.unexpected')} onRetry={retry} />;
}

const Context = createContext<Failures>({
  Part: PlainPart,
  Details: () => null,
  MissingCode: ({ children }) => children,
  isOfApp: () => false,
});

export const FailuresProvider = Context;

export const useFailures = (): Failures => useContext(Context);

/** Error boundary of a page or drawer part. */
export function SafePart({ children }: { children: ReactNode }): ReactNode {
  const { Part } = useFailures();
  return <ErrorBoundary Fallback={Part}>{children}</ErrorBoundary>;
}

interface SafeRecordProps {
  /** A new value resets the boundary. */
  record: unknown;
  renderBroken: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Error boundary of a list's record. */
export function SafeRecord({ record, renderBroken, children }: SafeRecordProps): ReactNode {
  const { isOfApp } = useFailures();
  return (
    <ErrorBoundary of={record} fallback={renderBroken} passes={isOfApp}>
      {children}
    </ErrorBoundary>
  );
}
