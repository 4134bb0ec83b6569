import type { UiPreferences } from '../../ui/preferences/preferences.tsx';
import { config } from '../config/config.ts';
import { DRAFT_PREFIX } from '../session/person.ts';

/** Bumped when the shape of what is stored changes; older values are then left behind. */
const VERSION = 1;
const PREFIX = `quartermaster.${VERSION}`;

/** What this browser remembers, by name. Values are JSON. */
export interface Preferences extends UiPreferences {
  /** The navigation shows icons only. */
  navigationCollapsed: boolean;
  /** Single keys act as shortcuts. */
  singleKeys: boolean;
  /** When the last announced batch job was completed; of one user. */
  announcedJob: string;
  /** When the newest news of a batch job came that its user has seen; of one user. */
  seenActivity: string;
  /** What was opened from the palette, the newest first; of one user. */
  recentItems: readonly RecentItem[];
  /** A product whose creation hasn't come to its end, null for none; of one user and tab. Its area knows the shape. */
  productDraft: object | null;
  /** Columns of the price and stock spreadsheet that are hidden, by id; null for the usual ones. */
  hiddenGridColumns: readonly string[] | null;
  /** Whose eyes products are seen with; of one user. */
  shopperViewpoint: ShopperViewpoint;
}

/** Where a shopper comes from, by id. */
export interface ShopperViewpoint {
  region?: string;
  /** The publishable key of the front end. */
  shop?: string;
}

/** A record that was opened. */
export interface RecentItem {
  to: string;
  title: string;
}

/** Whose value it is: one user of one server. */
export const ownerKey = (userId: string): string =>
  `${config().backendUrl || window.location.origin}.${userId}`;

/** What goes when its user signs out, as unsaved work does: it may name customers. */
const PASSING = new Set<string>(['recentItems', 'productDraft'] satisfies (keyof Preferences)[]);

function storageKey(name: string, owner: string | undefined): string {
  const prefix = PASSING.has(name) ? `${DRAFT_PREFIX}${VERSION}` : PREFIX;
  return owner === undefined ? `${prefix}.${name}` : `${prefix}.${owner}.${name}`;
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
    const text = localStorage.getItem(storageKey(name, owner));
    const value: unknown = text === null ? usual : JSON.parse(text);
    return typeof value === typeof usual ? (value as Preferences[Name]) : usual;
  } catch {
    return usual;
  }
}

/** Remembers a value in this browser; without storage (a private window, say) it lasts for the page. */
export function writePreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
  owner?: string,
): void {
  try {
    localStorage.setItem(storageKey(name, owner), JSON.stringify(value));
  } catch {
    // The preference is a comfort; nothing is lost.
  }
}
