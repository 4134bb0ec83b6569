import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { inParts } from '#app/query/in-parts.ts';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';

/** Orders that are read at a time: the server's list finds none by several ids, and makes each of these out of ten tables. */
const AT_ONCE = 4;

/** An order that couldn't be read. */
interface Missing {
  id: string;
  error: unknown;
}

interface OrdersToPrint {
  /** Those that were read, in the order in which they were asked for. */
  orders: readonly Order[];
  missing: readonly Missing[];
  /** How many of them are read, or couldn't be. */
  settled: number;
  isReading: boolean;
  /** Reads those again that couldn't be read. */
  retry: () => void;
}

/** Reads orders, few at a time. */
export function useOrdersToPrint(ids: readonly string[]): OrdersToPrint {
  const [reach, setReach] = useState(AT_ONCE);
  const results = useQueries({
    queries: ids.map((id, index) => ({ ...orderRecord.options(id), enabled: index < reach })),
  });
  const settled = results
    .slice(0, reach)
    .filter(({ isFetching, isPending }) => !isFetching && !isPending).length;
  // Each answer lets the next one begin.
  if (reach < ids.length && settled + AT_ONCE > reach) setReach(settled + AT_ONCE);
  return {
    orders: results.flatMap(({ data }) => data ?? []),
    missing: results.flatMap(({ data, error }, index) =>
      data === undefined && error ? [{ id: ids[index] ?? '', error }] : [],
    ),
    settled,
    isReading: results.some(({ isPending }) => isPending),
    retry: () => {
      const waiting = results.slice(0, reach).filter(({ data }) => data === undefined);
      const readAgain = async (): Promise<void> => {
        for (const part of inParts(waiting, AT_ONCE)) {
          await Promise.all(part.map(({ refetch }) => refetch()));
        }
      };
      void readAgain();
    },
  };
}
