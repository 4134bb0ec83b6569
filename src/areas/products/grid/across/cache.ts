import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import { sheetAddress } from '#shared/sheet/address.ts';
import type { Choice } from '#shared/sheet/address.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import type { Progress } from '#shared/sheet/SheetStates.tsx';
import { readAcross } from './read.ts';
import type { Across, TooManyError } from './read.ts';
import type { Sheet } from './sheets.ts';

/**
 * The query of a spreadsheet. It is read whenever the spreadsheet is opened, and not again after each save: what is saved
 * is put into it by `keep` (`#shared/sheet`).
 */
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
    // Thousands of rows, of which none is as before.
    structuralSharing: false,
  });
