import { ownerKey, personValue } from '../preferences/storage.ts';

/** A record that was opened. */
export interface RecentItem {
  to: string;
  title: string;
}

/** What was opened from the palette, the newest first. */
const recentItems = personValue<readonly RecentItem[]>('recentItems', []);

/** Recent items that are remembered. */
export const RECENT_LIMIT = 8;

/** The list with one more item in front; a record is in it once. */
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
  const items: unknown = recentItems.read(ownerKey(userId));
  return Array.isArray(items) ? items.filter(isItem).slice(0, RECENT_LIMIT) : [];
}

/** The server's IDs: `prod_` and 26 signs. */
const RECORD = /^\/a\/[^/]+\/[a-z_]+_[0-9A-Z]{26}$/;

/**
 * The record whose page this is, if it is one.
 *
 * @param title of the browser's tab: the record's name and the app's
 * @param usual what the tab is called while no record is shown, such as the names of the lists
 */
export function visitedRecord(
  pathname: string,
  title: string,
  usual: readonly string[],
): RecentItem | undefined {
  const name = title.replace(/ · [^·]*$/, '');
  if (!RECORD.test(pathname) || name === '' || usual.includes(name)) return undefined;
  return { to: pathname, title: name };
}

/** Remembers that a user opened a record. */
export const rememberRecent = (userId: string, item: RecentItem): void =>
  void recentItems.write(withRecent(readRecents(userId), item), ownerKey(userId));
