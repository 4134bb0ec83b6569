import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { valuesOf } from '#shared/price-grid/columns.ts';
import { pricesAddress } from './choice.ts';
import type { Choice } from './choice.ts';
import { readAcross } from './read.ts';
import type { Across, AcrossVariant, TooManyError } from './read.ts';

/** How many of how many variants are read. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * The query of a spreadsheet. It is read whenever the spreadsheet is opened, and not again after each save: what is saved
 * is put into it by `keep`.
 */
export const acrossQuery = (choice: Choice, onProgress: (progress: Progress) => void) =>
  queryOptions<Across, ApiError | TooManyError>({
    queryKey: ['prices of products', pricesAddress(choice)],
    queryFn: ({ client, signal }) =>
      readAcross(client, choice, { signal }, (done, total) => onProgress({ done, total })),
    staleTime: Infinity,
    gcTime: 0,
    // Thousands of rows, of which none is as before.
    structuralSharing: false,
  });

export type AcrossQuery = Pick<ReturnType<typeof acrossQuery>, 'queryKey'>;

type Cells = Edits extends ReadonlyMap<string, infer Row> ? Row : never;

const withCells = (variant: AcrossVariant, cells: Cells | undefined): AcrossVariant =>
  cells ? { ...variant, cells: new Map([...variant.cells, ...valuesOf(cells)]) } : variant;

/** Puts into the cache what a save has read and saved; rows that are gone go there too. */
export function keep(
  client: QueryClient,
  { queryKey }: AcrossQuery,
  read: ReadonlyMap<string, AcrossVariant>,
  sent: Edits = new Map(),
  gone: ReadonlySet<string> = new Set(),
): void {
  client.setQueryData(queryKey, (before) => {
    if (!before) return before;
    const variants = before.variants.flatMap((variant) => {
      if (gone.has(variant.id)) return [];
      return [withCells(read.get(variant.id) ?? variant, sent.get(variant.id))];
    });
    return { ...before, variants };
  });
}
