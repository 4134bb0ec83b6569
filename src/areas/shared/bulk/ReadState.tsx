import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import type { BulkTexts } from './bulk.ts';

interface ReadStateProps {
  read: UseQueryResult<unknown>;
  texts: BulkTexts;
}

/** The records of a change while they are read, or why they can't be. */
export function ReadState({ read, texts }: ReadStateProps): ReactNode {
  const { text, detail } = useErrorText(read.error);
  if (read.isError) {
    return (
      <ErrorState
        title={texts.failed}
        text={text}
        detail={detail}
        onRetry={() => void read.refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label={texts.reading}>
      <Skeleton height={14} width="60%" />
    </div>
  );
}
