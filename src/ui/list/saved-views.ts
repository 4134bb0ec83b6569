import type { KeptView } from '../preferences/list-preferences.ts';
import { withFurtherNames } from './further-filters.ts';

export interface SavedView extends KeptView {
  name: string;
  /** See `viewQuery`. */
  query: string;
}

/** View id of all records. */
export const ALL_VIEW = '';

/** By view id; undefined while unknown. */
export type ViewCounts = Readonly<Record<string, number | undefined>>;

/** URL parameter of the view that the list was opened from. */
export const VIEW_PARAM = 'view';

/** Normalized query of a view: sorted, without page and view. */
export function viewQuery(params: URLSearchParams, filterNames: readonly string[]): string {
  const kept = new URLSearchParams();
  const names = withFurtherNames(params, filterNames);
  for (const name of ['q', 'order', 'size', ...names.toSorted()]) {
    for (const value of params.getAll(name).toSorted()) if (value) kept.append(name, value);
  }
  return kept.toString();
}

export function viewHref(view: SavedView): string {
  const params = new URLSearchParams(view.query);
  params.set(VIEW_PARAM, view.id);
  return `?${params.toString()}`;
}

/** Merges stored views with initial ones. */
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

/** Omits unchanged initial names, which follow the language. */
export const toKept = (views: readonly SavedView[], starting: readonly SavedView[]): KeptView[] =>
  views.map(({ name, query, ...rest }) => {
    const start = starting.find(({ id }) => id === rest.id);
    return {
      ...rest,
      ...(name === start?.name ? {} : { name }),
      ...(query === start?.query ? {} : { query }),
    };
  });

export function putView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const place = views.findIndex(({ id }) => id === view.id);
  return place < 0 ? [...views, view] : views.with(place, view);
}

/** Returns undefined for a valid name. */
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
