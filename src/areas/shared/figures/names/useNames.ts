import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '#client/index.ts';
import { countryName } from '#ui/country/country-name.ts';
import { useTag } from '#ui/format/useTag.ts';
import { pathOf } from './path-of.ts';
import type { NamedKind } from './path-of.ts';
import { NAMES } from './read-names.ts';
import type { Named } from './read-names.ts';

export type { NamedKind } from './path-of.ts';
export { pathOf } from './path-of.ts';

/** By id; null for deleted records */
type Known = ReadonlyMap<string, Named | null>;

export interface Names {
  /** Undefined for deleted records, and until the names are known */
  nameOf: (id: string) => string | undefined;
  pathOf: (id: string) => string | undefined;
  /** Stays after an error. */
  isPending: boolean;
  error: unknown;
}

const knownKey = (kind: NamedKind): unknown[] => [...NAMES[kind].key, 'names'];

/** Reads only names that no other query has read. */
async function readNames(
  kind: NamedKind,
  ids: readonly string[],
  call: { client: QueryClient; signal: AbortSignal },
): Promise<Known> {
  const { client } = call;
  const key = knownKey(kind);
  const isOutdated = (): boolean => client.getQueryState(key)?.isInvalidated === true;
  const known: Known = (isOutdated() ? undefined : client.getQueryData<Known>(key)) ?? new Map();
  const missing = ids.filter((id) => !known.has(id));
  const found = new Map((await NAMES[kind].read(missing, call)).map((named) => [named.id, named]));
  const added = missing.map((id) => [id, found.get(id) ?? null] as const);
  const kept = isOutdated() ? [] : (client.getQueryData<Known>(key) ?? []);
  client.setQueryData<Known>(key, new Map([...kept, ...added]));
  return new Map([...ids.map((id) => [id, known.get(id) ?? null] as const), ...added]);
}

const namesOptions = (kind: NamedKind, ids: readonly string[], client: QueryClient) =>
  NAMES[kind].isReadWhole
    ? queryOptions<Known, ApiError>({
        queryKey: knownKey(kind),
        queryFn: async (call) =>
          new Map((await NAMES[kind].read([], call)).map((named) => [named.id, named])),
      })
    : queryOptions<Known, ApiError>({
        queryKey: [...knownKey(kind), ids],
        queryFn: (call) => readNames(kind, ids, call),
        placeholderData: () => client.getQueryData<Known>(knownKey(kind)),
      });

export function useNames(kind: NamedKind, ids: readonly string[]): Names {
  const tag = useTag();
  const client = useQueryClient();
  // Sorting a table changes nothing.
  const wanted = useMemo(() => [...new Set(ids)].toSorted(), [ids]);
  const isRead = kind !== 'country' && wanted.length > 0;
  const { data, error, isPlaceholderData } = useQuery({
    ...namesOptions(kind, wanted, client),
    enabled: isRead,
  });
  const names = data ?? client.getQueryData<Known>(knownKey(kind));
  return useMemo(
    (): Names => ({
      nameOf: (id) => (kind === 'country' ? countryName(id, tag) : names?.get(id)?.name),
      pathOf: (id) => names?.get(id)?.path ?? pathOf(kind, id),
      isPending: isRead && (data === undefined || isPlaceholderData),
      error,
    }),
    [kind, tag, names, isRead, data, isPlaceholderData, error],
  );
}
