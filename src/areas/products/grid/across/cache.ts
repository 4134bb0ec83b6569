import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import { sheetAddress } from '#shared/sheet/address.ts';
import type { Choice } from '#shared/sheet/address.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import type { Progress } from '#shared/sheet/SheetStates.tsx';
import { readAcross } from './read.ts';
import type { Across, TooManyError } from './read.ts';
import type { Sheet } from './sheets.ts';

/** Not refetched after saves: `updateCachedRows` (`#shared/sheet`) writes them into the cache. */
export const acrossQuery = <Row extends SheetRow>(
  { name, read }: Sheet<Row>,
  choice: Choice,
  onProgress: (progress: Progress) => void,
) =>
  queryOptions<Across<Row>, ApiError | TooManyError>({
    queryKey: ['variants of products', sheetAddress(name, choice)],
    queryFn: ({ client, signal }) =>
      readAcross(client, choice, read, { signal }, (done, total) => onProgress({ done, total })),
    staleTime: Infinity,
    gcTime: 0,
    // Thousands of rows, all new.
    structuralSharing: false,
  });
