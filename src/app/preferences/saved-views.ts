import { isRecord } from '#ui/format/guards.ts';
import type { KeptView } from '#ui/preferences/list-preferences.ts';
import { keptOnSignOut, setKeptOnSignOut } from './browser-storage.ts';
import { ownerKey, ownerPrefix, personValue } from './storage.ts';

const NAME = 'savedViews';

/** By list id; personal, because views hold searches. */
export const savedViews = personValue<Record<string, readonly KeptView[]>>(NAME, {});

/** Excludes default views. */
const isOwn = (view: unknown): boolean => isRecord(view) && ('name' in view || 'query' in view);

export function savedViewCount(userId: string): number {
  const lists: unknown[] = Object.values(savedViews.read(ownerKey(userId)));
  const views: unknown[] = lists.flatMap((each) => (Array.isArray(each) ? each : []));
  return views.filter(isOwn).length;
}

/** True if the views stay on sign-out. */
export const staySavedViews = (userId: string): boolean =>
  keptOnSignOut(ownerPrefix(ownerKey(userId))).includes(NAME);

export const letSavedViewsStay = (userId: string, stay: boolean): void =>
  setKeptOnSignOut(ownerPrefix(ownerKey(userId)), stay ? [NAME] : []);
