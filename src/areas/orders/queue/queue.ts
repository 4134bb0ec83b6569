/** Stands in the address in an order's place once one has come to the end. */
export const QUEUE_END = 'end';

/** What became of an order in a queue; one without a mark is still to be seen to. */
export type Mark =
  /** Something was done with it here. */
  | 'done'
  /** Nothing was left to do with it. */
  | 'passed'
  /** It is left for later. */
  | 'skipped';

/** Orders that are worked through one after the other. */
export interface Queue {
  /** Their ids, in the order and as many as the list had when the queue was started. */
  ids: readonly string[];
  /** How many the list found, which may be more. */
  found: number;
  marks: Readonly<Record<string, Mark>>;
}

/** The queue of what a list found, with the order at which one comes to it: it may not be in the list any more. */
export const startQueue = (
  listed: { ids: readonly string[]; found: number },
  current: string | undefined,
): Queue => {
  const isListed = current === undefined || listed.ids.includes(current);
  return {
    ids: isListed ? listed.ids : [current, ...listed.ids],
    found: isListed ? listed.found : listed.found + 1,
    marks: {},
  };
};

export const marked = (queue: Queue, id: string, mark: Mark): Queue => ({
  ...queue,
  marks: { ...queue.marks, [id]: mark },
});

/** The queue with its skipped orders to be seen to again. */
export const withSkipped = (queue: Queue): Queue => ({
  ...queue,
  marks: Object.fromEntries(Object.entries(queue.marks).filter(([, mark]) => mark !== 'skipped')),
});

/** How many orders of a queue bear a mark, or none. */
export const countOf = ({ ids, marks }: Queue, mark: Mark | undefined): number =>
  ids.filter((id) => marks[id] === mark).length;

/** The next order that is still to be seen to: after another one, else from the beginning; undefined when none is left. */
export function nextOpen({ ids, marks }: Queue, after?: string): string | undefined {
  const place = after === undefined ? -1 : ids.indexOf(after);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))].find(
    (id) => marks[id] === undefined,
  );
}

/** The order before (-1) or after (1) another one, whatever became of it; undefined at the end. */
export function neighbourOf({ ids }: Queue, id: string, step: -1 | 1): string | undefined {
  const place = ids.indexOf(id);
  return place < 0 ? undefined : ids[place + step];
}
