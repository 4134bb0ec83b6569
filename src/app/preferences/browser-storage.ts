/**
 * The only writer to web storage. Personal keys are written only while their user is signed in, in any tab, and removed
 * on sign-out, so late writes of closing or sleeping tabs don't restore them.
 */

/** `tab` is session storage. */
export type Place = 'browser' | 'tab';

const APP = 'quartermaster.';
const BROWSERS = `${APP}browser.`;
const PERSONS = `${APP}person.`;
/** `static/boot.js` reads it before the first paint. */
export const COLOR_SCHEME_KEY = `${APP}color-scheme`;
/** See `stale-chunk.ts`. */
const RELOADED_KEY = `${APP}reloadedFor`;
/** `userId asOf`; never a key or token. `static/boot.js` reads it. */
const SIGNED_IN_KEY = `${APP}signedIn`;
/** Names of IndexedDB databases, removed once they are deleted */
const DATABASES_KEY = `${APP}databases`;
/** Suffix; the value lists names to keep on sign-out. */
const KEPT_ON_SIGN_OUT = '.keep';

export const browserKey = (name: string): string => `${BROWSERS}${name}`;
export const personKey = (name: string): string => `${PERSONS}${name}`;

const isBrowsers = (key: string): boolean =>
  key.startsWith(BROWSERS) ||
  key === COLOR_SCHEME_KEY ||
  key === RELOADED_KEY ||
  key === DATABASES_KEY;

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

interface SignedIn {
  userId: string;
  /** Epoch milliseconds. */
  asOf: number;
}

function signedIn(): SignedIn | undefined {
  const [userId, asOf] = (loadFromBrowser(SIGNED_IN_KEY) ?? '').split(' ');
  return userId ? { userId, asOf: Number(asOf) } : undefined;
}

/** Id, in whichever tab. */
export const notedPerson = (): string | undefined => signedIn()?.userId;

let person: string | undefined;
let isNoted = false;

function mayWrite(key: string): boolean {
  if (isBrowsers(key)) return true;
  return person !== undefined && signedIn()?.userId === person;
}

/** Null if nothing is stored or storage is denied. */
export function loadFromBrowser(key: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if storage is full or denied, or the user signed out */
export function saveToBrowser(key: string, text: string, place: Place = 'browser'): boolean {
  drop(key);
  try {
    if (!mayWrite(key)) return false;
    storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

interface Waiting {
  write: () => void;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

function drop(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

/**
 * The last write per key wins.
 *
 * @param text called when written, after the delay or on pagehide
 * @param delay milliseconds
 */
export function saveSoonToBrowser(
  key: string,
  text: () => string,
  delay: number,
  onSaved?: (isSaved: boolean) => void,
): void {
  drop(key);
  const write = (): void => {
    const isSaved = saveToBrowser(key, text());
    onSaved?.(isSaved);
  };
  // Tabs may close or sleep first.
  window.addEventListener('pagehide', savePendingToBrowser);
  waiting.set(key, { write, timer: setTimeout(write, delay) });
}

export function savePendingToBrowser(): void {
  for (const { write } of waiting.values()) write();
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function keysKeptOnSignOut(): ReadonlySet<string> {
  return new Set(
    storedKeys(PERSONS)
      .filter((key) => key.endsWith(KEPT_ON_SIGN_OUT))
      .flatMap((key) => {
        const owner = key.slice(0, -KEPT_ON_SIGN_OUT.length);
        return [key, ...(loadFromBrowser(key) ?? '').split(' ').map((name) => `${owner}.${name}`)];
      }),
  );
}

/**
 * @param owner as in `personKey(owner.name)`
 * @param names last key parts; empty keeps nothing
 */
export function setKeptOnSignOut(owner: string, names: readonly string[]): void {
  const key = personKey(`${owner}${KEPT_ON_SIGN_OUT}`);
  if (names.length > 0) saveToBrowser(key, names.join(' '));
  else remove('browser', key);
}

export const keptOnSignOut = (owner: string): readonly string[] =>
  loadFromBrowser(personKey(`${owner}${KEPT_ON_SIGN_OUT}`))?.split(' ') ?? [];

function remove(place: Place, key: string): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Storage denied.
  }
}

const databases = (): readonly string[] => {
  const text = loadFromBrowser(DATABASES_KEY);
  return text === null ? [] : text.split('\n');
};

/** Since the last deletion began */
const keptDatabases = new Set<string>();

/**
 * Has the database deleted on sign-out.
 *
 * @returns false if nobody is signed in, or it couldn't be found for that
 */
export function keepDatabase(name: string): boolean {
  if (typeof indexedDB === 'undefined' || !mayWrite(personKey(name))) return false;
  const names = [...new Set([...databases(), name])];
  keptDatabases.add(name);
  return saveToBrowser(DATABASES_KEY, names.join('\n'));
}

/** False before it is known who is signed in. */
export const isDatabaseKept = (name: string): boolean =>
  mayWrite(personKey(name)) && databases().includes(name);

/** A page that is left may end it early: the next one tries again. */
export function deleteDatabases(): void {
  keptDatabases.clear();
  for (const name of databases()) {
    try {
      indexedDB.deleteDatabase(name).addEventListener('success', () => {
        if (keptDatabases.has(name)) return;
        const left = databases().filter((other) => other !== name);
        if (left.length > 0) saveToBrowser(DATABASES_KEY, left.join('\n'));
        else remove('browser', DATABASES_KEY);
      });
    } catch {
      // Storage denied.
    }
  }
}

/** Deletes databases left from a session that ended. */
export function finishForgetting(): void {
  if (signedIn() === undefined) deleteDatabases();
}

/** Includes keys of older versions, except those users keep. */
function removePersons(places: readonly Place[] = ['browser', 'tab']): void {
  if (places.includes('browser')) deleteDatabases();
  try {
    const kept = keysKeptOnSignOut();
    for (const store of places.map(storageOf)) {
      for (const key of Object.keys(store)) {
        if (key.startsWith(APP) && !isBrowsers(key) && !kept.has(key)) store.removeItem(key);
      }
    }
  } catch {
    // Storage denied.
  }
}

/**
 * Removes other users' data.
 *
 * @param asOf epoch milliseconds
 * @returns false if someone else has signed in since, in another tab
 */
export function notePerson(userId: string, asOf = Date.now()): boolean {
  const noted = signedIn();
  const isSame = noted?.userId === userId;
  // A future note means a wrong clock.
  if (noted && !isSame && noted.asOf > asOf && noted.asOf <= Date.now()) return false;
  person = userId;
  if (!isSame) removePersons();
  try {
    localStorage.setItem(SIGNED_IN_KEY, `${userId} ${asOf}`);
    isNoted = true;
  } catch {
    // Nothing of theirs is kept.
    isNoted = false;
  }
  return true;
}

/** Affects all tabs unless someone else has signed in meanwhile. */
export function forgetPerson(): void {
  const noted = signedIn();
  const isReplaced = noted !== undefined && noted.userId !== person;
  person = undefined;
  for (const key of waiting.keys()) drop(key);
  removePersons(isReplaced ? ['tab'] : ['browser', 'tab']);
}

/** False if nothing could be recorded. */
export const isSignedOutElsewhere = (): boolean =>
  person !== undefined && isNoted && signedIn() === undefined;

export function isSomeoneElseIn(userId: string): boolean {
  const noted = signedIn();
  return noted !== undefined && noted.userId !== userId;
}
