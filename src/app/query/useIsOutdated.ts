import { useIsFetching } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * True while an answer that a write has made old is read again: nothing shown of it may be acted upon.
 *
 * @param queryKey of that one query
 */
export const useIsOutdated = (queryKey: QueryKey): boolean =>
  useIsFetching({ queryKey, exact: true, predicate: ({ state }) => state.isInvalidated }) > 0;
