import type session from '../../../public/locales/en/session.json';
import { config } from '../config/config.ts';
import {
  browserKey,
  isDatabaseKept,
  saveToBrowser,
  savePendingToBrowser,
  saveSoonToBrowser,
  storedKeys,
  personKey,
  loadFromBrowser,
} from './browser-storage.ts';

/** Bump when stored shapes change. */
const VERSION = 1;

/** Identifies a user of one server. */
export const ownerKey = (userId: string): string =>
  `${config().backendUrl || window.location.origin}.${userId}`;

/** Name of the database with a person's orders for figures */
export const figuresDatabase = (owner: string): string => `figures.${owner}`;

/** From an earlier visit; these can be shown at once. */
export const hasKeptFigures = (userId: string): boolean =>
  isDatabaseKept(figuresDatabase(ownerKey(userId)));

export const ownerPrefix = (owner: string): string => `${VERSION}.${owner}`;

/** Survives sign-out. */
export interface BrowserValue<Value> {
  /** Default if unreadable. */
  read: () => Value;
  write: (value: Value) => void;
}

/** Removed on sign-out. */
export interface PersonValue<Value> {
  /** @param owner see `ownerKey` */
  read: (owner: string) => Value;
  /** @returns false if not stored */
  write: (value: Value, owner: string) => boolean;
  /**
   * Debounced; also written when the page is left.
   *
   * @param value called when written
   * @param delay milliseconds
   */
  writeSoon: (
    value: () => Value,
    delay: number,
    owner: string,
    onSaved?: (isSaved: boolean) => void,
  ) => void;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function read<Value>(key: string, defaultValue: Value, kind = kindOf(defaultValue)): Value {
  try {
    const text = loadFromBrowser(key);
    const value: unknown = text === null ? defaultValue : JSON.parse(text);
    return value !== null && kindOf(value) === kind ? (value as Value) : defaultValue;
  } catch {
    return defaultValue;
  }
}

/**
 * @param name unique
 * @param kind of a list whose default is null, which else stands for an object
 */
export function browserValue<Value>(
  name: string,
  defaultValue: Value,
  kind?: 'list',
): BrowserValue<Value> {
  const key = browserKey(`${VERSION}.${name}`);
  return {
    read: () => read(key, defaultValue, kind),
    write: (value) => void saveToBrowser(key, JSON.stringify(value)),
  };
}

/** @param name unique */
export function personValue<Value>(name: string, defaultValue: Value): PersonValue<Value> {
  const keyOf = (owner: string): string => personKey(`${ownerPrefix(owner)}.${name}`);
  return {
    read: (owner) => read(keyOf(owner), defaultValue),
    write: (value, owner) => saveToBrowser(keyOf(owner), JSON.stringify(value)),
    writeSoon: (value, delay, owner, onSaved) =>
      saveSoonToBrowser(keyOf(owner), () => JSON.stringify(value()), delay, onSaved),
  };
}

/** Work lost on sign-out; each kind has a text there. */
export type UnfinishedWork = keyof (typeof session)['signOut']['work'];

const WORK = 'work.';

/** Null for none. */
export const unfinishedWork = <Value extends object>(
  name: UnfinishedWork,
): PersonValue<Value | null> => personValue<Value | null>(`${WORK}${name}`, null);

export function keptWork(userId: string): UnfinishedWork[] {
  savePendingToBrowser();
  const names = storedKeys(personKey(ownerPrefix(ownerKey(userId)))).flatMap((key) => {
    const at = key.lastIndexOf(`.${WORK}`);
    return at < 0 || loadFromBrowser(key) === 'null' ? [] : [key.slice(at + WORK.length + 1)];
  });
  return [...new Set(names)] as UnfinishedWork[];
}
