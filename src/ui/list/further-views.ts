import { createContext, useContext } from 'react';
import type { SavedView } from './saved-views.ts';

const NONE: readonly SavedView[] = [];

/** Views that extensions add, by list; their ids begin with `x-`. */
export const FurtherViews = createContext<Readonly<Record<string, readonly SavedView[]>>>({});

export const useFurtherViews = (list: string): readonly SavedView[] =>
  useContext(FurtherViews)[list] ?? NONE;

/** Views kept before the extension came lack its own. */
export const withFurther = (
  views: readonly SavedView[],
  further: readonly SavedView[],
): readonly SavedView[] => [
  ...views,
  ...further.filter(({ id }) => !views.some((view) => view.id === id)),
];
