import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BatchJob } from '#generated/admin/admin.schemas.ts';
import { getGetBatchJobQueryKey } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { getUpdateInventoryLevelMutationKey } from '#generated/admin/inventory-items/inventory-items.ts';
import { readServerFile } from '#app/activity/server-file.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useSession } from '#app/session/useSession.ts';
import { FileGoneError } from '#client/file-text.ts';
import { removeUploads } from '#shared/files/useUploads.ts';
import { clearStock, loadStock } from './stored-stock.ts';
import { runStock } from './run-stock.ts';
import type { StockFailure } from './run-stock.ts';
import { hasUnits, readOrders } from './stock-orders.ts';
import type { StockOrder } from './stock-orders.ts';

interface Run {
  todo: readonly StockOrder[];
  before: number;
  call: CallOptions;
}

export interface StockRun {
  /** Undefined while loading or if unreadable. */
  orders: readonly StockOrder[] | undefined;
  /** The file of orders is gone, as after a complete run. */
  isGone: boolean;
  /** CORS or network failure. */
  isUnreadable: boolean;
  readAgain: () => void;
  isRunning: boolean;
  /** Over all runs; undefined before the first. */
  done: number | undefined;
  /** Excludes variants that only get an inventory item. */
  total: number;
  failures: readonly StockFailure[];
  /** Untried when stopped. */
  left: readonly StockOrder[];
  error: unknown;
  /** Runs the remaining orders. */
  run: () => void;
  stop: () => void;
}

/** Returns the key of an import's stock orders, if any. */
export const stockKeyOf = ({ context }: Pick<BatchJob, 'context'>): string | undefined => {
  const key = context?.stockKey;
  return typeof key === 'string' && key ? key : undefined;
};

export const stockQueryKey = (jobId: string): QueryKey => [
  ...getGetBatchJobQueryKey(jobId),
  'stock',
];

function useOwner(): string | undefined {
  const user = useSession().data?.user;
  return user && ownerKey(user.id);
}

/** Forgets the stock orders of an import that won't take place. */
export function useDropStock(): (job: BatchJob) => void {
  const owner = useOwner();
  return (job) => {
    const stockKey = stockKeyOf(job);
    if (stockKey !== undefined && owner !== undefined) clearStock(stockKey, owner);
  };
}

export function useStockOrders(
  jobId: string,
  stockKey: string | undefined,
): UseQueryResult<readonly StockOrder[]> {
  const owner = useOwner();
  return useQuery({
    queryKey: stockQueryKey(jobId),
    queryFn:
      stockKey === undefined || owner === undefined
        ? skipToken
        : async () => readOrders(loadStock(stockKey, owner) ?? (await readServerFile(stockKey))),
    retry: false,
    staleTime: Infinity,
    meta: { errors: 'form' },
  });
}

/**
 * Sets an import's stock, which the server leaves to clients. Starts by itself after a fresh import or without stock in
 * the file; otherwise figures may be stale, so the user starts it. Stops when the page is left.
 */
export function useStockRun(job: BatchJob, stockKey: string, isFresh: boolean): StockRun {
  const owner = useOwner();
  const file = useStockOrders(job.id, stockKey);
  const orders = file.data;
  const [done, setDone] = useState<number>();
  const [failures, setFailures] = useState<readonly StockFailure[]>([]);
  const [left, setLeft] = useState<readonly StockOrder[]>([]);
  const calls = useAbortableCalls();
  const { mutateAsync, error } = useMutation({
    mutationKey: getUpdateInventoryLevelMutationKey(),
    meta: { errors: 'form' },
    onMutate: ({ before }) => {
      setFailures([]);
      setLeft([]);
      setDone(before);
    },
    mutationFn: async ({ todo, before, call }: Run) => {
      const result = await runStock(
        todo,
        job.confirmed_at ?? job.created_at,
        (count) => setDone(before + count),
        call.signal,
      );
      setDone(before + result.done);
      setFailures(result.failures);
      setLeft(result.left);
      if (result.failures.length === 0 && result.left.length === 0) {
        removeUploads([stockKey]);
        if (owner !== undefined) clearStock(stockKey, owner);
      }
    },
    // Nothing was set: the next run must not begin with all again.
    onError: (_error, { todo }) => setLeft(todo),
  });
  const run = (): void => {
    if (!orders) return;
    const again = [...failures.map(({ order }) => order), ...left];
    const hasRun = done !== undefined && again.length > 0;
    const next = { todo: hasRun ? again : orders, before: hasRun ? done : 0 };
    // The page shows the error.
    void calls.run((call) => mutateAsync({ ...next, call })).catch(() => undefined);
  };
  const begin = useEffectEvent(run);
  const total = orders?.filter(hasUnits).length ?? 0;
  const canBegin = orders !== undefined && (isFresh || total === 0);
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);
  return {
    orders,
    isGone: file.error instanceof FileGoneError,
    isUnreadable: file.isError && !(file.error instanceof FileGoneError),
    readAgain: () => void file.refetch(),
    isRunning: calls.isRunning,
    done,
    total,
    failures,
    left,
    error,
    run,
    stop: calls.stop,
  };
}
