import type { UseQueryResult } from '@tanstack/react-query';
import { CopyDetails } from '#app/errors/CopyDetails.tsx';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import type { ListResult } from '#ui/list/List.tsx';

export function useListResult<Answer extends { count: number }, Row>(
  query: UseQueryResult<Answer, ApiError>,
  rowsOf: (answer: Answer) => readonly Row[],
): ListResult<Row> {
  const { data, error, isLoadingError, isPlaceholderData, refetch } = query;
  const words = useErrorText(error);
  return {
    rows: data && rowsOf(data),
    count: data?.count,
    isStale: isPlaceholderData,
    error: isLoadingError ? { ...words, action: <CopyDetails error={error} /> } : undefined,
    retry: () => void refetch(),
  };
}
