import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Caught } from './ErrorBoundary.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What the app has to say about a part that could not be drawn; these parts know nothing of reports and releases. */
export interface Failures {
  /** Stands in the place of a section, a card of a page, or what a drawer holds. */
  Part: ComponentType<Caught>;
  /** A button that copies what helps to find the cause. */
  Details: ComponentType<{ error: unknown }>;
  /** Around what stands in place of a part whose code didn't come: has it mended, or says what to do. */
  MissingCode: ComponentType<MissingCodeProps>;
  /** Whether the app itself is what failed, its code say, and no record: then the whole screen has to be mended. */
  isOfApp: (error: unknown) => boolean;
}

export interface MissingCodeProps {
  error: unknown;
  /** Nothing is said. */
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

/** Tells the parts inside what to show where something fails. */
export const FailuresProvider = Context;

export const useFailures = (): Failures => useContext(Context);

/** Around one part of a page or a drawer: what fails in it leaves everything around it as it is. */
export function SafePart({ children }: { children: ReactNode }): ReactNode {
  const { Part } = useFailures();
  return <ErrorBoundary Fallback={Part}>{children}</ErrorBoundary>;
}

interface SafeRecordProps {
  /** When it is read anew, it is tried again. */
  record: unknown;
  /** Shown in its place. */
  renderBroken: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Around one record of many: the others stay as they are. */
export function SafeRecord({ record, renderBroken, children }: SafeRecordProps): ReactNode {
  const { isOfApp } = useFailures();
  return (
    <ErrorBoundary of={record} fallback={renderBroken} passes={isOfApp}>
      {children}
    </ErrorBoundary>
  );
}
