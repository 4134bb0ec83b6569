import type session from '../../../public/locales/en/session.json';
import { config } from '../config/config.ts';
import { browserKey, keep, keepNow, keepSoon, keptKeys, personKey, readKept } from './kept.ts';

/**
 * Bumped when the shape of what is stored changes; older values are then left behind. Whatever part of the app or area
 * wants something remembered declares it here by its name: a value of the browser, or of a person. Values are JSON.
 */
const VERSION = 1;

/** Whose value it is: one user of one server. */
export const ownerKey = (userId: string): string =>
  `${config().backendUrl || window.location.origin}.${userId}`;

/** Begins the keys of someone's values. */
export const ownerPrefix = (owner: string): string => `${VERSION}.${owner}`;

/** A value that belongs to the browser, whoever uses it, and stays when they sign out. */
export interface BrowserValue<Value> {
  /** The usual value where nothing is kept, or nothing readable. */
  read: () => Value;
  /** Without storage (a private window, say) it lasts for the page. */
  write: (value: Value) => void;
}

/** A value that belongs to a person and goes when they sign out. */
export interface PersonValue<Value> {
  /** @param owner see `ownerKey` */
  read: (owner: string) => Value;
  /** @returns whether it is kept. Of a preference nothing is lost otherwise: it is a comfort. */
  write: (value: Value, owner: string) => boolean;
  /**
   * Remembers a value that changes with each key, once it has stood still or the page is left.
   *
   * @param value asked for when it is written
   * @param delay milliseconds
   * @param onKept told once it is written, or couldn't be
   */
  writeSoon: (
    value: () => Value,
    delay: number,
    owner: string,
    onKept?: (isKept: boolean) => void,
  ) => void;
}

function read<Value>(key: string, usual: Value): Value {
  try {
    const text = readKept(key);
    const value: unknown = text === null ? usual : JSON.parse(text);
    return typeof value === typeof usual ? (value as Value) : usual;
  } catch {
    return usual;
  }
}

/** Declares a value of the browser under a name that nothing else has. */
export function browserValue<Value>(name: string, usual: Value): BrowserValue<Value> {
  const key = browserKey(`${VERSION}.${name}`);
  return {
    read: () => read(key, usual),
    // If it can't be kept, nothing is lost: a preference is a comfort.
    write: (value) => void keep(key, JSON.stringify(value)),
  };
}

/** Declares a value of a person under a name that nothing else has. */
export function personValue<Value>(name: string, usual: Value): PersonValue<Value> {
  const keyOf = (owner: string): string => personKey(`${ownerPrefix(owner)}.${name}`);
  return {
    read: (owner) => read(keyOf(owner), usual),
    write: (value, owner) => keep(keyOf(owner), JSON.stringify(value)),
    writeSoon: (value, delay, owner, onKept) =>
      keepSoon(keyOf(owner), () => JSON.stringify(value()), delay, onKept),
  };
}

/** Unfinished work of which signing out says that it is lost; each kind has its sentence there. */
export type UnfinishedWork = keyof (typeof session)['signOut']['work'];

const WORK = 'work.';

/** Declares unfinished work of a person; null for none. */
export const unfinishedWork = <Value extends object>(
  name: UnfinishedWork,
): PersonValue<Value | null> => personValue<Value | null>(`${WORK}${name}`, null);

/** The unfinished work of someone that lies in this browser, whichever tab has left it. */
export function keptWork(userId: string): UnfinishedWork[] {
  keepNow();
  const names = keptKeys(personKey(ownerPrefix(ownerKey(userId)))).flatMap((key) => {
    const at = key.lastIndexOf(`.${WORK}`);
    return at < 0 || readKept(key) === 'null' ? [] : [key.slice(at + WORK.length + 1)];
  });
  return [...new Set(names)] as UnfinishedWork[];
}
