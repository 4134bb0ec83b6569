import type { ReactNode } from 'react';
import { FailuresProvider } from '#ui/states/failures.tsx';
import type { Failures } from '#ui/states/failures.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { MissingCode } from './MissingCode.tsx';
import { SectionError } from './SectionError.tsx';
import { isChunkError } from './stale-chunk.ts';

const failures: Failures = {
  Part: SectionError,
  Details: ({ error }) => <CopyDetails error={error} isSmall />,
  MissingCode,
  isOfApp: isChunkError,
};

export function AppFailures({ children }: { children: ReactNode }): ReactNode {
  return <FailuresProvider value={failures}>{children}</FailuresProvider>;
}
