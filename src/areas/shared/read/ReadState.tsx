import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

type Read = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>;

interface ReadStateProps {
  reads: readonly Read[];
  texts: { reading: string; failed: string };
}

/** Pending or failed queries; nothing once all have data. */
export function ReadState({ reads, texts }: ReadStateProps): ReactNode {
  const missing = reads.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error);
  const { text, detail } = useErrorText(failed?.error);
  if (missing.length === 0) return null;
  if (failed) {
    return (
      <ErrorState
        title={texts.failed}
        text={text}
        detail={detail}
        onRetry={() => missing.forEach((read) => void read.refetch())}
      />
    );
  }
  return (
    <div role="status" aria-label={texts.reading}>
      <Skeleton height={14} width="60%" />
    </div>
  );
}
