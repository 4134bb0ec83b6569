/** Replaces the order id in the URL at the end */
export const QUEUE_END = 'end';

/** Orders without a mark are still to do */
export type Mark =
  | 'done'
  /** Nothing was left to do */
  | 'passed'
  /** Left for later */
  | 'skipped';

export interface Queue {
  /** Order ids as of the start */
  ids: readonly string[];
  /** Total matches, maybe more than `ids` */
  found: number;
  marks: Readonly<Record<string, Mark>>;
}

/** Starts a queue; a current order that is no longer listed comes first. */
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

export const withSkipped = (queue: Queue): Queue => ({
  ...queue,
  marks: Object.fromEntries(Object.entries(queue.marks).filter(([, mark]) => mark !== 'skipped')),
});

export const countOf = ({ ids, marks }: Queue, mark: Mark | undefined): number =>
  ids.filter((id) => marks[id] === mark).length;

/** Returns the next unmarked order after `after`, then from the start. */
export function nextOpen({ ids, marks }: Queue, after?: string): string | undefined {
  const place = after === undefined ? -1 : ids.indexOf(after);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))].find(
    (id) => marks[id] === undefined,
  );
}

/** Returns the neighbor, whatever its mark. */
export function neighbourOf({ ids }: Queue, id: string, step: -1 | 1): string | undefined {
  const place = ids.indexOf(id);
  return place < 0 ? undefined : ids[place + step];
}
