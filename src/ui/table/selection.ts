export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Gives all rows from the anchor to this row its new state.
 *
 * @param anchor last toggled row; if not visible, only `id` changes
 */
export function toggledRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  anchor: string | undefined,
  id: string,
): Set<string> {
  const start = anchor === undefined ? -1 : ids.indexOf(anchor);
  const end = ids.indexOf(id);
  if (start < 0 || end < 0) return toggled(selected, id);
  const on = !selected.has(id);
  const next = new Set(selected);
  for (const each of ids.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Selects all visible rows, or none if all were; other pages stay. */
export function toggledAll(selected: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const all = ids.every((id) => selected.has(id));
  return all
    ? new Set([...selected].filter((id) => !ids.includes(id)))
    : new Set([...selected, ...ids]);
}

export function pageSelection(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
