import { useIsFetching } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** True while refetching after a write: don't act on the data shown. */
export const useIsOutdated = (queryKey: QueryKey): boolean =>
  useIsFetching({ queryKey, exact: true, predicate: ({ state }) => state.isInvalidated }) > 0;
