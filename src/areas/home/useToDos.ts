import { useQueries } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { WHOLE_COUNT_HOLDS } from '#app/area/to-do.ts';
import type { FoundToDo, ToDo, ToDoId } from '#app/area/to-do.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import type { ApiError } from '#client/index.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { today } from '#ui/date/zone.ts';
import { useNow } from '#ui/format/useNow.ts';
import { readLowStock } from '#shared/inventory/low-stock.ts';
import { readShownRows, saveShownRows } from './shown-rows.ts';

export interface ToDoRow {
  toDo: ToDo;
  to: string;
  queue: string | undefined;
  /** With a count; undefined while loading, or if it failed. */
  found: FoundToDo | undefined;
  isFailed: boolean;
  retry: () => void;
}

interface ToDos {
  lowStock: number;
  rows: readonly ToDoRow[];
  /** None found among the newest records; the others weren't checked. */
  unchecked: readonly ToDo[];
  isPending: boolean;
  /** All records are being checked in the background. */
  isCounting: boolean;
  /** If nothing could be counted. */
  error: ApiError | undefined;
  retry: () => void;
}

type Result = UseQueryResult<FoundToDo, ApiError>;

type Counting = Pick<Result, 'data' | 'isError' | 'errorUpdateCount' | 'refetch'>;

interface Asked extends Pick<ToDoRow, 'toDo' | 'to' | 'queue'> {
  result: Counting;
  /** Of all records, if it is needed. */
  whole?: Pick<Result, 'data' | 'isPending'> | undefined;
}

const isOpen = ({ data, errorUpdateCount }: Counting): boolean => !data && errorUpdateCount === 0;

const foundIn = ({ result, whole }: Asked): FoundToDo | undefined => whole?.data ?? result.data;

const isCounting = ({ whole }: Asked): boolean => whole?.isPending === true;

/** Says so only once nothing more is counted. */
const isUnchecked = (asked: Asked): boolean => {
  const found = foundIn(asked);
  return found !== undefined && found.count === undefined && !isCounting(asked);
};

/** Rows with nothing to do are left out; on a first visit rows only join at the end. */
export function rowsOf(all: readonly Asked[], expected: readonly ToDoId[]): ToDoRow[] {
  const outOfStock = all.find(({ toDo }) => toDo.id === 'outOfStock');
  const out = outOfStock && foundIn(outOfStock);
  const firstOpen = all.findIndex(({ result }) => isOpen(result));
  const placed = expected.length === 0 && firstOpen !== -1 ? all.slice(0, firstOpen) : all;
  return placed.flatMap((asked): ToDoRow[] => {
    const { toDo, to, queue, result } = asked;
    const { isError, errorUpdateCount: failures } = result;
    const known = foundIn(asked);
    const found = known?.count === undefined ? undefined : known;
    const isShown = found
      ? found.count !== 0 && !(toDo.id === 'lowStock' && isSame(found, out))
      : known
        ? isCounting(asked) && expected.includes(toDo.id)
        : isError || failures > 0 || expected.includes(toDo.id);
    if (!isShown) return [];
    const isFailed = isError && !known;
    return [{ toDo, to, queue, found, isFailed, retry: () => void result.refetch() }];
  });
}

const isSame = (low: FoundToDo, out: FoundToDo | undefined): boolean =>
  !low.isCut && low.count === out?.count;

/** Counts all records where only a part was checked, after the page's content. */
function useWholeCounts(
  asked: readonly { toDo: ToDo; query: string; isPart: boolean }[],
): (Result | undefined)[] {
  const hasContent = useFirstContent();
  const isNeeded = asked.map(({ toDo, isPart }) => isPart && toDo.readAll !== undefined);
  const results: Result[] = useQueries({
    queries: asked.map(({ toDo, query }, index): UseQueryOptions<FoundToDo, ApiError> => {
      const { readAll = toDo.read } = toDo;
      return {
        queryKey: [...toDo.key, 'to-do', query, 'all'],
        queryFn: async ({ client, signal }) => readAll(query, { client, signal }),
        enabled: hasContent && isNeeded[index] === true,
        staleTime: WHOLE_COUNT_HOLDS,
        gcTime: WHOLE_COUNT_HOLDS,
      };
    }),
  });
  return results.map((result, index) => (isNeeded[index] ? result : undefined));
}

/** Counts everything side by side. */
export function useToDos(toDos: readonly ToDo[]): ToDos {
  const [lowStock] = useState(readLowStock);
  const [expected] = useState(readShownRows);
  // Queries may name days.
  const day = today(daysZone(), useNow());
  const asked = useMemo(
    () => toDos.map((toDo) => ({ toDo, query: toDo.query({ lowStock }), day })),
    [toDos, lowStock, day],
  );
  const results: Result[] = useQueries({
    queries: asked.map(({ toDo, query }): UseQueryOptions<FoundToDo, ApiError> => ({
      queryKey: [...toDo.key, 'to-do', query],
      queryFn: async ({ client, signal }) => toDo.read(query, { client, signal }),
      refetchOnWindowFocus: true,
    })),
  });
  const wholes = useWholeCounts(
    asked.map((each, index) => ({ ...each, isPart: results[index]?.data?.isCut === true })),
  );
  const all = asked.flatMap(({ toDo, query }, index): Asked[] => {
    const result = results[index];
    if (!result) return [];
    const [to, queue] = [toDo.to(query), toDo.queue?.(query)];
    return [{ toDo, to, queue, result, whole: wholes[index] }];
  });
  const rows = rowsOf(all, expected);
  const isPending = results.some((result) => result.isPending);
  const isStillCounting = all.some(isCounting);
  const shown = isPending || isStillCounting ? undefined : rows.map(({ toDo }) => toDo.id).join();
  useEffect(() => {
    if (shown !== undefined) saveShownRows(shown.split(',') as ToDoId[]);
  }, [shown]);
  const areAllFailed = results.length > 0 && results.every(({ isError, data }) => isError && !data);
  return {
    lowStock,
    rows,
    unchecked: all.filter(isUnchecked).map(({ toDo }) => toDo),
    isPending,
    isCounting: isStillCounting,
    error: areAllFailed ? (results[0]?.error ?? undefined) : undefined,
    retry: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}
