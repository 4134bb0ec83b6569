import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { MOST_ORDERS } from '../bulk/useOrdersRead.ts';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';

/** The server's list can't filter by several ids, and joins ten tables per order. */
const AT_ONCE = 4;

interface Missing {
  id: string;
  error: unknown;
}

interface OrdersToPrint {
  /** In the requested order */
  orders: readonly Order[];
  missing: readonly Missing[];
  /** Loaded or failed */
  settled: number;
  isReading: boolean;
  /** Then none is read. */
  isTooMany: boolean;
  /** Retries the failed ones */
  retry: () => void;
}

export function useOrdersToPrint(chosen: readonly string[]): OrdersToPrint {
  const isTooMany = chosen.length > MOST_ORDERS;
  const ids = isTooMany ? [] : chosen;
  const [reach, setReach] = useState(AT_ONCE);
  const results = useQueries({
    queries: ids.map((id, index) => ({ ...orderRecord.options(id), enabled: index < reach })),
  });
  const settled = results
    .slice(0, reach)
    .filter(({ isFetching, isPending }) => !isFetching && !isPending).length;
  // Each answer starts the next request.
  if (reach < ids.length && settled + AT_ONCE > reach) setReach(settled + AT_ONCE);
  return {
    orders: results.flatMap(({ data }) => data ?? []),
    missing: results.flatMap(({ data, error }, index) =>
      data === undefined && error ? [{ id: ids[index] ?? '', error }] : [],
    ),
    settled,
    isReading: results.some(({ isPending }) => isPending),
    isTooMany,
    retry: () => {
      const waiting = results.slice(0, reach).filter(({ data }) => data === undefined);
      void mapConcurrently(waiting, AT_ONCE, ({ refetch }) => refetch());
    },
  };
}
