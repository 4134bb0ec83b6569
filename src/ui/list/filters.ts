import type { OptionSource } from '../picker/source.ts';

interface FilterBase {
  /** Its parameter in the address. */
  name: string;
  label: string;
}

/** A filter with a list of choices, several of which may hold. */
export interface ChoiceFilter extends FilterBase {
  source: OptionSource;
  /** Only one of them may hold. */
  single?: boolean;
}

/** A filter for a range of days. */
export interface DatesFilter extends FilterBase {
  kind: 'dates';
}

export type Filter = ChoiceFilter | DatesFilter;

/** Filters with a button in the toolbar even when they are not set; further ones are in a menu. */
export const PINNED_FILTERS = 4;

/**
 * Which filters have their own button, and which wait in the menu.
 *
 * @param isSet  whether a filter has a value or is just being set
 * @param pinned how many of the first filters have a button anyway
 */
export function splitFilters<F>(
  filters: readonly F[],
  isSet: (filter: F) => boolean,
  pinned: number,
): { shown: F[]; waiting: F[] } {
  const isShown = (filter: F, place: number): boolean => place < pinned || isSet(filter);
  const shown = filters.filter((filter, place) => isShown(filter, place));
  const waiting = filters.filter((filter, place) => !isShown(filter, place));
  // A menu with a single entry takes the place of a button and saves none.
  return waiting.length === 1 && pinned > 0
    ? { shown: [...shown, ...waiting], waiting: [] }
    : { shown, waiting };
}
