import type { SavedView } from '#ui/list/saved-views.ts';
import type { UiPreferences } from '#ui/preferences/preferences.tsx';
import { config } from '../config/config.ts';
import {
  browserKey,
  keep,
  keepNow,
  keepSoon,
  keptByWish,
  keptKeys,
  personKey,
  readKept,
  wishToKeep,
} from './kept.ts';

/** Bumped when the shape of what is stored changes; older values are then left behind. */
const VERSION = 1;

/**
 * What this browser remembers, by name. Values are JSON. What is someone's own (“of one user”) has an
 * owner and goes when they sign out; the rest is the browser's and stays.
 */
export interface Preferences extends UiPreferences {
  /** The navigation shows icons only. */
  navigationCollapsed: boolean;
  /** What was seen last of the store that this app is for; null before anyone was signed in. */
  knownStore: KnownStore | null;
  /** Single keys act as shortcuts. */
  singleKeys: boolean;
  /** When the last announced batch job was completed; of one user. */
  announcedJob: string;
  /** When the newest news of a batch job came that its user has seen; of one user. */
  seenActivity: string;
  /** What was opened from the palette, the newest first; of one user. */
  recentItems: readonly RecentItem[];
  /** Searches, filters and columns that were given a name, by the id of their list; of one user, since they hold what was searched. */
  savedViews: Record<string, readonly SavedView[]>;
  /** A product whose creation hasn't come to its end, null for none; of one user and tab. Its area knows the shape. */
  productDraft: object | null;
  /** Columns of the price and stock spreadsheet that are hidden, by id; null for the usual ones. */
  hiddenGridColumns: readonly string[] | null;
  /** Locations that a new product's spreadsheet leaves out, by id. */
  hiddenStockLocations: readonly string[];
  /** Whose eyes products are seen with; of one user. */
  shopperViewpoint: ShopperViewpoint;
}

/** Where a shopper comes from, by id. */
export interface ShopperViewpoint {
  region?: string;
  /** The publishable key of the front end. */
  shop?: string;
}

/** What is the same for everyone who works at a store. */
export interface KnownStore {
  name: string;
  features: readonly string[];
}

/** A record that was opened. */
export interface RecentItem {
  to: string;
  title: string;
}

/** Whose value it is: one user of one server. */
export const ownerKey = (userId: string): string =>
  `${config().backendUrl || window.location.origin}.${userId}`;

const ownerPrefix = (owner: string): string => `${VERSION}.${owner}`;

function storageKey(name: string, owner: string | undefined): string {
  return owner === undefined
    ? browserKey(`${VERSION}.${name}`)
    : personKey(`${ownerPrefix(owner)}.${name}`);
}

/**
 * Reads what this browser remembers; the given value when there is nothing, or nothing readable.
 *
 * @param owner see `ownerKey`; without it the value is the browser's
 */
export function readPreference<Name extends keyof Preferences>(
  name: Name,
  usual: Preferences[Name],
  owner?: string,
): Preferences[Name] {
  try {
    const text = readKept(storageKey(name, owner));
    const value: unknown = text === null ? usual : JSON.parse(text);
    return typeof value === typeof usual ? (value as Preferences[Name]) : usual;
  } catch {
    return usual;
  }
}

/**
 * Remembers a value in this browser; without storage (a private window, say) it lasts for the page.
 *
 * @returns whether it is kept. Of a preference nothing is lost otherwise: it is a comfort.
 */
export function writePreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
  owner?: string,
): boolean {
  return keep(storageKey(name, owner), JSON.stringify(value));
}

/**
 * Remembers a value that changes with each key, once it has stood still or the page is left.
 *
 * @param value asked for when it is written
 * @param delay milliseconds
 * @param onKept told once it is written, or couldn't be
 */
export function writePreferenceSoon<Name extends keyof Preferences>(
  name: Name,
  value: () => Preferences[Name],
  delay: number,
  owner?: string,
  onKept?: (isKept: boolean) => void,
): void {
  keepSoon(storageKey(name, owner), () => JSON.stringify(value()), delay, onKept);
}

/** What is kept of someone's unfinished work, and lost when they sign out. */
export type KeptWork = 'productDraft';

/** The unfinished work of someone that lies in this browser, in whichever place. */
export function keptWork(userId: string): KeptWork[] {
  keepNow();
  const hasDraft = keptKeys(personKey(ownerPrefix(ownerKey(userId)))).some(
    (key) => key.endsWith('.productDraft') && readKept(key) !== 'null',
  );
  return hasDraft ? ['productDraft'] : [];
}

/** How many saved views someone has in this browser. */
export function savedViewCount(userId: string): number {
  const lists: unknown[] = Object.values(readPreference('savedViews', {}, ownerKey(userId)));
  return lists.flatMap((views) => (Array.isArray(views) ? views : [])).length;
}

/** Whether someone's saved views stay in this browser when they sign out. */
export const staySavedViews = (userId: string): boolean =>
  keptByWish(ownerPrefix(ownerKey(userId))).includes('savedViews');

/** Has someone's saved views stay in this browser, or go, when they sign out. */
export const letSavedViewsStay = (userId: string, stay: boolean): void =>
  wishToKeep(
    ownerPrefix(ownerKey(userId)),
    stay ? (['savedViews'] satisfies (keyof Preferences)[]) : [],
  );
