/** A list of unique strings: tags, ids, URLs. */
export const isSequence = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string') &&
  new Set(value).size === value.length;

const among = (list: readonly string[], ...others: ReadonlySet<string>[]): string[] =>
  list.filter((entry) => others.every((other) => other.has(entry)));

const sameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** Inserts each added entry after its predecessor in `from`. */
function withAdded(
  list: readonly string[],
  added: ReadonlySet<string>,
  from: readonly string[],
): string[] {
  const next = [...list];
  const known = new Set(list);
  // Appended entries stay last even if their predecessor moved.
  const last = from.findLastIndex((entry) => known.has(entry));
  let place = 0;
  from.forEach((entry, index) => {
    if (known.has(entry)) place = next.indexOf(entry) + 1;
    if (!added.has(entry)) return;
    next.splice(index > last ? next.length : place, 0, entry);
    place += 1;
  });
  return next;
}

/**
 * Keeps both sides' additions and removals, in the order of the side that reordered.
 *
 * @param winner decides if both reordered
 */
export function mergeLists(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  winner: 'mine' | 'theirs',
): string[] {
  const [had, inMine, inTheirs] = [before, mine, theirs].map((list) => new Set(list)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const isMoved = (list: readonly string[]): boolean =>
    !sameOrder(among(list, had, inMine, inTheirs), among(before, inMine, inTheirs));
  const isMine = isMoved(mine) && (winner === 'mine' || !isMoved(theirs));
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const [inFirst, inSecond] = isMine ? [inMine, inTheirs] : [inTheirs, inMine];
  const kept = first.filter((entry) => inSecond.has(entry) || !had.has(entry));
  const added = new Set(second.filter((entry) => !had.has(entry) && !inFirst.has(entry)));
  return withAdded(kept, added, second);
}
