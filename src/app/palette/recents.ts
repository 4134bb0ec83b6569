import { ownerKey, readPreference, writePreference } from '../preferences/storage.ts';
import type { RecentItem } from '../preferences/storage.ts';

/** Recent items that are remembered. */
export const RECENT_LIMIT = 8;

/** The list with one more item in front; a record stands in it once. */
export function withRecent(items: readonly RecentItem[], item: RecentItem): RecentItem[] {
  return [item, ...items.filter(({ to }) => to !== item.to)].slice(0, RECENT_LIMIT);
}

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/a/') &&
  'title' in value &&
  typeof value.title === 'string';

/** What a user opened last, the newest first. */
export function readRecents(userId: string): RecentItem[] {
  const items: unknown = readPreference('recentItems', [], ownerKey(userId));
  return Array.isArray(items) ? items.filter(isItem).slice(0, RECENT_LIMIT) : [];
}

/** Remembers that a user opened a record. */
export const rememberRecent = (userId: string, item: RecentItem): void =>
  writePreference('recentItems', withRecent(readRecents(userId), item), ownerKey(userId));
