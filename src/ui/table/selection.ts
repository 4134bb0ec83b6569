/** Adds or takes away one id. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Extends a selection from the row that was last chosen to this one. All rows between take the state that this
 * row gets.
 *
 * @param ids    the rows that are shown, in their order
 * @param anchor the row chosen before; when it isn't shown any more, only this row changes
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

/** Selects all shown rows; when all were selected, none of them. Rows of other pages stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const all = ids.every((id) => selected.has(id));
  return all
    ? new Set([...selected].filter((id) => !ids.includes(id)))
    : new Set([...selected, ...ids]);
}

/** How many of the shown rows are selected. */
export function pageSelection(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
