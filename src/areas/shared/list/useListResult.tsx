import type { UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import { CopyDetails } from '#app/errors/CopyDetails.tsx';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import type { ListResult } from '#ui/list/List.tsx';

const useLoadedExtensions = (): unknown => useContext(ExtensionsContext);
const useExtensions = __HAS_EXTENSIONS__ ? useLoadedExtensions : () => undefined;

export function useListResult<Answer extends { count: number }, Row>(
  query: UseQueryResult<Answer, ApiError>,
  rowsOf: (answer: Answer) => readonly Row[],
): ListResult<Row> {
  // Filters in the address may be theirs.
  useExtensions();
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
