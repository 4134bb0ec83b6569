/** A search, filters, an order and columns that one comes back to. */
export interface SavedView {
  id: string;
  name: string;
  /** The address's query that shows it, as `viewQuery` writes it. */
  query: string;
  /** Ids of the columns after the first; missing for the usual ones. */
  columns?: string[];
}

/** The parameter of the address that names the saved view from which one started. */
export const VIEW_PARAM = 'view';

/**
 * What a view keeps of an address, always in the same order, so that equal views have equal texts. The page and the
 * name of a view are not part of it.
 *
 * @param filterNames the list's filters
 */
export function viewQuery(params: URLSearchParams, filterNames: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of ['q', 'order', 'size', ...filterNames.toSorted()]) {
    for (const value of params.getAll(name).toSorted()) if (value) kept.append(name, value);
  }
  return kept.toString();
}

/** The address's query that opens a saved view. */
export function viewHref(view: SavedView): string {
  const params = new URLSearchParams(view.query);
  params.set(VIEW_PARAM, view.id);
  return `?${params.toString()}`;
}

/** The views with this one in its place, or at the end when it is new. */
export function putView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const place = views.findIndex(({ id }) => id === view.id);
  return place < 0 ? [...views, view] : views.with(place, view);
}

/** Why a name can't be used for a view; undefined when it can. */
export function nameProblem(
  views: readonly SavedView[],
  name: string,
  own?: string,
): 'missing' | 'taken' | undefined {
  const wanted = name.trim();
  if (!wanted) return 'missing';
  const taken = views.some(
    (view) => view.id !== own && view.name.toLocaleLowerCase() === wanted.toLocaleLowerCase(),
  );
  return taken ? 'taken' : undefined;
}
