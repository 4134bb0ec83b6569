import { useQueries } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { FoundToDo, ToDo, ToDoId } from '#app/area/to-do.ts';
import type { ApiError } from '#client/index.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { today } from '#ui/date/zone.ts';
import { useNow } from '#ui/format/useNow.ts';
import { readLowStock } from '#shared/inventory/low-stock.ts';
import { readShownRows, saveShownRows } from './shown-rows.ts';

export interface ToDoRow {
  toDo: ToDo;
  to: string;
  /** Undefined while loading, or if it failed. */
  found: FoundToDo | undefined;
  isFailed: boolean;
  retry: () => void;
}

interface ToDos {
  lowStock: number;
  rows: readonly ToDoRow[];
  isPending: boolean;
  /** If nothing could be counted. */
  error: ApiError | undefined;
  retry: () => void;
}

type Result = UseQueryResult<FoundToDo, ApiError>;

type Counting = Pick<Result, 'data' | 'isError' | 'errorUpdateCount' | 'refetch'>;

const isOpen = ({ data, errorUpdateCount }: Counting): boolean => !data && errorUpdateCount === 0;

/** Rows with nothing to do are left out; on a first visit rows only join at the end. */
export function rowsOf(
  all: readonly { toDo: ToDo; to: string; result: Counting }[],
  expected: readonly ToDoId[],
): ToDoRow[] {
  const out = all.find(({ toDo }) => toDo.id === 'outOfStock')?.result.data;
  const firstOpen = all.findIndex(({ result }) => isOpen(result));
  const placed = expected.length === 0 && firstOpen !== -1 ? all.slice(0, firstOpen) : all;
  return placed.flatMap(({ toDo, to, result }): ToDoRow[] => {
    const { data: found, isError, errorUpdateCount: failures } = result;
    const isShown = found
      ? found.count !== 0 && !(toDo.id === 'lowStock' && isSame(found, out))
      : isError || failures > 0 || expected.includes(toDo.id);
    if (!isShown) return [];
    const isFailed = isError && !found;
    return [{ toDo, to, found, isFailed, retry: () => void result.refetch() }];
  });
}

const isSame = (low: FoundToDo, out: FoundToDo | undefined): boolean =>
  !low.isCut && low.count === out?.count;

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
  const all = asked.flatMap(({ toDo, query }, index) => {
    const result = results[index];
    return result ? [{ toDo, to: toDo.to(query), result }] : [];
  });
  const rows = rowsOf(all, expected);
  const isPending = results.some((result) => result.isPending);
  const shown = isPending ? undefined : rows.map(({ toDo }) => toDo.id).join();
  useEffect(() => {
    if (shown !== undefined) saveShownRows(shown.split(',') as ToDoId[]);
  }, [shown]);
  const areAllFailed = results.length > 0 && results.every(({ isError, data }) => isError && !data);
  return {
    lowStock,
    rows,
    isPending,
    error: areAllFailed ? (results[0]?.error ?? undefined) : undefined,
    retry: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}
