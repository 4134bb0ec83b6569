import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { queueIds } from './ids.ts';
import { saveQueue, loadQueue } from './stored-queue.ts';
import { QUEUE_END, marked, neighbourOf, nextOpen, startQueue, withSkipped } from './queue.ts';
import type { Mark, Queue } from './queue.ts';

export interface OrderQueue {
  /** Query string of the list */
  query: string;
  /** Undefined while loading */
  queue: Queue | undefined;
  /** The list's query; idle after a reload */
  reading: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Order id; undefined at the end or without orders */
  current: string | undefined;
  /** Id of the probable next order */
  upcoming: string | undefined;
  mark: (mark: Mark) => void;
  /** Goes to the next unmarked order, or to the end */
  advance: (mark?: Mark) => void;
  /** Undefined at the first or last order */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Reopens the skipped orders */
  restart: () => void;
}

/**
 * Keeps the orders as of the start. The URL has list and order, the browser the rest, so reloads continue.
 *
 * @param owner see `ownerKey`
 * @param at from the URL
 */
export function useOrderQueue(query: string, owner: string, at: string | undefined): OrderQueue {
  const navigate = useNavigate();
  const [started] = useState(Date.now);
  const [first] = useState(at);
  const [kept] = useState(() => {
    const queue = at === undefined ? undefined : loadQueue(query, owner);
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
    if (queue) saveQueue(queue, query, owner);
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
    // Passing an order after an action keeps it done.
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
