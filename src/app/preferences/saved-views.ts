import type { KeptView } from '#ui/list/saved-views.ts';
import { keptByWish, wishToKeep } from './kept.ts';
import { ownerKey, ownerPrefix, personValue } from './storage.ts';

const NAME = 'savedViews';

/** Searches, filters and columns that were given a name, by the id of their list; someone's, since they hold what was searched. */
export const savedViews = personValue<Record<string, readonly KeptView[]>>(NAME, {});

/** Not merely one that a list starts with. */
const isOwn = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && ('name' in view || 'query' in view);

/** How many views someone has saved or changed in this browser. */
export function savedViewCount(userId: string): number {
  const lists: unknown[] = Object.values(savedViews.read(ownerKey(userId)));
  const views: unknown[] = lists.flatMap((each) => (Array.isArray(each) ? each : []));
  return views.filter(isOwn).length;
}

/** Whether someone's saved views stay in this browser when they sign out. */
export const staySavedViews = (userId: string): boolean =>
  keptByWish(ownerPrefix(ownerKey(userId))).includes(NAME);

/** Has someone's saved views stay in this browser, or go, when they sign out. */
export const letSavedViewsStay = (userId: string, stay: boolean): void =>
  wishToKeep(ownerPrefix(ownerKey(userId)), stay ? [NAME] : []);
