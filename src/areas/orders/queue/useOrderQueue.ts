import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { queueIds } from './ids.ts';
import { keepQueue, readQueue } from './kept.ts';
import { QUEUE_END, marked, neighbourOf, nextOpen, startQueue, withSkipped } from './queue.ts';
import type { Mark, Queue } from './queue.ts';

export interface OrderQueue {
  /** The parameters of its list. */
  query: string;
  /** Undefined until its list is read. */
  queue: Queue | undefined;
  /** Of its list; nothing is asked for after a reload. */
  reading: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Id of the order at which one is; undefined at the end, and where there is none. */
  current: string | undefined;
  /** Id of the order to which one comes next, as far as that is known. */
  upcoming: string | undefined;
  /** Remembers what became of the order. */
  mark: (mark: Mark) => void;
  /** Goes on to the next order that is still to be seen to, or to the end. */
  advance: (mark?: Mark) => void;
  /** Goes to the order before or after this one; undefined where there is none. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Goes through the skipped orders again. */
  restart: () => void;
}

/**
 * The orders that a list finds, one after the other: those that it had when the queue was started. The address has the
 * list and the order, this browser the rest, so that a reload goes on.
 *
 * @param owner whose it is, see `ownerKey`
 * @param at what the address says
 */
export function useOrderQueue(query: string, owner: string, at: string | undefined): OrderQueue {
  const navigate = useNavigate();
  const [started] = useState(Date.now);
  const [first] = useState(at);
  const [kept] = useState(() => {
    const queue = at === undefined ? undefined : readQueue(query, owner);
    return queue && (at === QUEUE_END || queue.ids.includes(at ?? '')) ? queue : undefined;
  });
  const reading = useQuery({ ...queueIds(query, started), enabled: kept === undefined });
  const [changed, setQueue] = useState(kept);
  const begun = useMemo(
    () => reading.data && startQueue(reading.data, first === QUEUE_END ? undefined : first),
    [reading.data, first],
  );
  const queue = changed ?? begun;
  useEffect(() => {
    if (queue) keepQueue(queue, query, owner);
  }, [queue, query, owner]);

  const go = (id: string | undefined): void =>
    void navigate(paths.orderQueue(query, id ?? QUEUE_END), { replace: true });
  const beginning = at === undefined ? queue && nextOpen(queue) : undefined;
  useEffect(() => {
    if (beginning !== undefined) {
      void navigate(paths.orderQueue(query, beginning), { replace: true });
    }
  }, [navigate, query, beginning]);
  const current = at === QUEUE_END ? undefined : (at ?? beginning);

  const put = (id: string, mark: Mark): Queue | undefined => {
    if (!queue) return undefined;
    // Who did something with an order and passes it then has done it all the same.
    if (mark === 'passed' && queue.marks[id] === 'done') return queue;
    const next = marked(queue, id, mark);
    setQueue(next);
    return next;
  };
  const after = queue && current !== undefined ? neighbourOf(queue, current, 1) : undefined;
  const upcoming = after ?? (queue && nextOpen(queue, current));
  const before = queue && current !== undefined ? neighbourOf(queue, current, -1) : undefined;
  return {
    query,
    queue,
    reading,
    current,
    upcoming,
    mark: (mark) => current !== undefined && put(current, mark),
    advance: (mark) => {
      if (!queue || current === undefined) return;
      const now = (mark && put(current, mark)) ?? queue;
      go(nextOpen(now, current));
    },
    previous: before === undefined ? undefined : () => go(before),
    next: upcoming === undefined ? undefined : () => go(upcoming),
    restart: () => {
      if (!queue) return;
      const next = withSkipped(queue);
      setQueue(next);
      go(nextOpen(next));
    },
  };
}
