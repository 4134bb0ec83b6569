import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_LISTS, toListPreferences } from '../preferences/list-preferences.ts';
import { usePreference } from '../preferences/preferences.tsx';
import { isDensity } from '../table/density.ts';
import type { Density } from '../table/density.ts';
import { useFurtherViews, withFurther } from './further-views.ts';
import { VIEW_PARAM, putView, toKept, viewQuery, viewsOf } from './saved-views.ts';
import type { SavedView } from './saved-views.ts';

export const LIST_LAYOUTS = ['table', 'grid'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

export interface ListSettings {
  density: Density;
  setDensity: (density: Density) => void;
  /** Column ids after the first. */
  columns: string[] | undefined;
  setColumns: (columns: string[] | undefined) => void;
  layout: ListLayout;
  setLayout: (layout: ListLayout) => void;
  views: readonly SavedView[];
  /** View that the list was opened from. */
  view: SavedView | undefined;
  /** Differs from that view. */
  isViewChanged: boolean;
  query: string;
  saveView: (view: SavedView) => void;
  removeView: (id: string) => void;
}

const NO_VIEWS: readonly SavedView[] = [];
const useFurther: typeof useFurtherViews = __HAS_EXTENSIONS__ ? useFurtherViews : () => NO_VIEWS;

/** @param starting initial views; must be stable */
export function useListPreferences(
  list: string,
  filterNames: readonly string[],
  starting: readonly SavedView[] = NO_VIEWS,
): ListSettings {
  const [stored, setDensity] = usePreference('density', 'normal');
  const [lists, setLists] = usePreference('lists', NO_LISTS);
  const [params] = useSearchParams();
  const further = useFurther(list);
  return useMemo(() => {
    const own = toListPreferences(lists[list]);
    const initial = __HAS_EXTENSIONS__ ? [...starting, ...further] : starting;
    const kept = viewsOf(own.views, initial);
    const views = __HAS_EXTENSIONS__ ? withFurther(kept, further) : kept;
    const view = views.find(({ id }) => id === params.get(VIEW_PARAM));
    const query = viewQuery(params, filterNames);
    const put = (change: typeof own): void => setLists({ ...lists, [list]: change });
    const putViews = (next: readonly SavedView[]): void =>
      put({ ...own, views: toKept(next, initial) });
    const withColumns = <T extends { columns?: string[] }>(
      { columns: _columns, ...rest }: T,
      columns: string[] | undefined,
    ): Omit<T, 'columns'> & { columns?: string[] } => ({
      ...rest,
      ...(columns ? { columns } : {}),
    });
    return {
      density: isDensity(stored) ? stored : 'normal',
      setDensity,
      columns: view ? view.columns : own.columns,
      // A saved view has its own columns.
      setColumns: (columns) =>
        view
          ? putViews(putView(views, withColumns(view, columns)))
          : put(withColumns(own, columns)),
      layout: own.layout ?? 'table',
      setLayout: (layout) => {
        const { layout: _before, ...rest } = own;
        put(layout === 'grid' ? { ...rest, layout } : rest);
      },
      views,
      view,
      isViewChanged: view !== undefined && view.query !== query,
      query,
      saveView: (saved) => putViews(putView(views, saved)),
      removeView: (id) => putViews(views.filter((other) => other.id !== id)),
    };
  }, [stored, setDensity, lists, setLists, list, params, filterNames, starting, further]);
}
