/** A search, filters, an order and columns that one comes back to. */
export interface SavedView {
  id: string;
  name: string;
  /** The address's query that shows it, as `viewQuery` writes it. */
  query: string;
  /** Ids of the columns after the first; missing for the usual ones. */
  columns?: string[];
}

/** A view as it is kept: of one that the list starts with, only what was changed. */
export type KeptView = Pick<SavedView, 'id'> & Partial<SavedView>;

/** Stands for all records where a view is named by its id. */
export const ALL_VIEW = '';

/** How many records each view finds, by its id; one that isn't known, or not yet, is undefined. */
export type ViewCounts = Readonly<Record<string, number | undefined>>;

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

/** The kept views with what they take from those that the list starts with; those alone while nothing is kept. */
export function viewsOf(
  kept: readonly KeptView[] | undefined,
  starting: readonly SavedView[],
): readonly SavedView[] {
  if (!kept) return starting;
  return kept.flatMap((view) => {
    const { name, query, ...rest } = { ...starting.find(({ id }) => id === view.id), ...view };
    return name === undefined || query === undefined ? [] : { ...rest, name, query };
  });
}

/** What is kept of views: a name that nobody changed goes on speaking the reader's language. */
export const toKept = (views: readonly SavedView[], starting: readonly SavedView[]): KeptView[] =>
  views.map(({ name, query, ...rest }) => {
    const start = starting.find(({ id }) => id === rest.id);
    return {
      ...rest,
      ...(name === start?.name ? {} : { name }),
      ...(query === start?.query ? {} : { query }),
    };
  });

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
