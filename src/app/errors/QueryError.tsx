import type { ReactNode } from 'react';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useErrorText } from '../query/useErrorText.ts';
import { CopyDetails } from './CopyDetails.tsx';

interface QueryErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

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
