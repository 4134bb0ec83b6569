import { isRecord } from '#ui/format/guards.ts';
import { ownerKey, personValue } from '../preferences/storage.ts';

export interface RecentItem {
  to: string;
  title: string;
}

const recentItems = personValue<readonly RecentItem[]>('recentItems', []);

export const RECENT_LIMIT = 8;

export function withRecent(items: readonly RecentItem[], item: RecentItem): RecentItem[] {
  return [item, ...items.filter(({ to }) => to !== item.to)].slice(0, RECENT_LIMIT);
}

const isItem = (value: unknown): value is RecentItem =>
  isRecord(value) &&
  typeof value.to === 'string' &&
  value.to.startsWith('/a/') &&
  typeof value.title === 'string';

export function readRecents(userId: string): RecentItem[] {
  const items: unknown = recentItems.read(ownerKey(userId));
  return Array.isArray(items) ? items.filter(isItem).slice(0, RECENT_LIMIT) : [];
}

const RECORD = /^\/a\/[^/]+\/[a-z_]+_[0-9A-Z]{26}$/;

/**
 * @param title document title: the record's name and the app's
 * @param genericTitles titles while no record is shown, such as list names
 */
export function visitedRecord(
  pathname: string,
  title: string,
  genericTitles: readonly string[],
): RecentItem | undefined {
  const name = title.replace(/ · [^·]*$/, '');
  if (!RECORD.test(pathname) || name === '' || genericTitles.includes(name)) return undefined;
  return { to: pathname, title: name };
}

export const rememberRecent = (userId: string, item: RecentItem): void =>
  void recentItems.write(withRecent(readRecents(userId), item), ownerKey(userId));
