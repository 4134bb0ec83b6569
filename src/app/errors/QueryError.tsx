import type { ReactNode } from 'react';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useErrorText } from '../query/useErrorText.ts';
import { CopyDetails } from './CopyDetails.tsx';

interface QueryErrorProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown in place of data that couldn't be read: why, a retry, and the details to copy. */
export function QueryError({ title, error, onRetry }: QueryErrorProps): ReactNode {
  const { text, detail } = useErrorText(error);
  return (
    <ErrorState
      title={title}
      text={text}
      detail={detail}
      onRetry={onRetry}
      action={<CopyDetails error={error} />}
    />
  );
}
