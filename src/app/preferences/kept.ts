/**
 * What this browser keeps of the app, and whose it is: the only place that writes to local and session
 * storage. The key says whose a text is. The browser's own stays; all else is a person's. It is written
 * only while that person is signed in, in whichever tab, and goes when they sign out, so nothing that
 * is written late (a tab that is being left, one that slept) brings it back.
 */

/** Where: `browser` for all tabs, `tab` for this one. */
export type Place = 'browser' | 'tab';

const APP = 'quartermaster.';
const BROWSERS = `${APP}browser.`;
const PERSONS = `${APP}person.`;
/** `static/boot.js` reads the same key before the first paint. */
export const COLOR_SCHEME_KEY = `${APP}color-scheme`;
/** For which build a tab was loaded anew, see `stale-chunk.ts`. */
const RELOADED_KEY = `${APP}reloadedFor`;
/** The id of the user who is signed in in this browser, and since when that is known; never a key or a token. */
const SIGNED_IN_KEY = `${APP}signedIn`;
/** Ends the key under which a person has listed what stays by their wish. */
const WISH = '.keep';

/** The key of something that belongs to the browser and not to a user. */
export const browserKey = (name: string): string => `${BROWSERS}${name}`;
/** The key of something that belongs to a person. */
export const personKey = (name: string): string => `${PERSONS}${name}`;

const isBrowsers = (key: string): boolean =>
  key.startsWith(BROWSERS) || key === COLOR_SCHEME_KEY || key === RELOADED_KEY;

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

interface SignedIn {
  userId: string;
  /** Milliseconds since 1970. */
  asOf: number;
}

/** Who is signed in in this browser, as one of its tabs noted last. */
function signedIn(): SignedIn | undefined {
  const [userId, asOf] = (readKept(SIGNED_IN_KEY) ?? '').split(' ');
  return userId ? { userId, asOf: Number(asOf) } : undefined;
}

/** Whom this tab knows as signed in. */
let person: string | undefined;
/** Whether that could be noted for the other tabs. */
let isNoted = false;

function mayWrite(key: string): boolean {
  if (isBrowsers(key)) return true;
  return person !== undefined && signedIn()?.userId === person;
}

/** What is kept under a key; null for nothing, and where nothing can be kept. */
export function readKept(key: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text. A person's is dropped when they are signed out, see above.
 *
 * @returns whether it is kept: storage may be full or denied
 */
export function keep(key: string, text: string, place: Place = 'browser'): boolean {
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
  /** Keeps it, and tells whoever waits for it. */
  write: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/** What is to be kept soon, by key. */
const waiting = new Map<string, Waiting>();

function drop(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

/**
 * Keeps a text for all tabs a moment later, or when the page is left, whichever comes first; of
 * several for one key the last counts.
 *
 * @param text made when it is written
 * @param delay milliseconds
 * @param onKept told once it is written, or couldn't be
 */
export function keepSoon(
  key: string,
  text: () => string,
  delay: number,
  onKept?: (isKept: boolean) => void,
): void {
  drop(key);
  const write = (): void => {
    const isKept = keep(key, text());
    onKept?.(isKept);
  };
  // A tab that closes, or sleeps and is closed later, doesn't wait.
  window.addEventListener('pagehide', keepNow);
  waiting.set(key, { write, timer: setTimeout(write, delay) });
}

/** Keeps at once what was to be kept soon. */
export function keepNow(): void {
  for (const { write } of waiting.values()) write();
}

/** The keys of all tabs that begin so. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What stays by its person's wish, see `wishToKeep`. */
function wishedKeys(): ReadonlySet<string> {
  return new Set(
    keptKeys(PERSONS)
      .filter((key) => key.endsWith(WISH))
      .flatMap((key) => {
        const owner = key.slice(0, -WISH.length);
        return [key, ...(readKept(key) ?? '').split(' ').map((name) => `${owner}.${name}`)];
      }),
  );
}

/**
 * Notes what of a person stays in this browser when they sign out, because they want it to.
 *
 * @param owner as in the keys, `personKey(owner.name)`
 * @param names the last parts of those keys; none to have nothing stay
 */
export function wishToKeep(owner: string, names: readonly string[]): void {
  const key = personKey(`${owner}${WISH}`);
  if (names.length > 0) keep(key, names.join(' '));
  else remove('browser', key);
}

/** What of a person stays when they sign out. */
export const keptByWish = (owner: string): readonly string[] =>
  readKept(personKey(`${owner}${WISH}`))?.split(' ') ?? [];

function remove(place: Place, key: string): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing.
  }
}

/** Removes what people have left, except by their wish; older versions' too, whatever their keys. */
function removePersons(places: readonly Place[] = ['browser', 'tab']): void {
  try {
    const wished = wishedKeys();
    for (const store of places.map(storageOf)) {
      for (const key of Object.keys(store)) {
        if (key.startsWith(APP) && !isBrowsers(key) && !wished.has(key)) store.removeItem(key);
      }
    }
  } catch {
    // Where nothing can be kept there is nothing.
  }
}

/**
 * Notes who is signed in; what others have left here goes.
 *
 * @param asOf when that was so, in milliseconds since 1970: when the server was asked, or just now
 * @returns false when someone else has signed in since then, in another tab
 */
export function notePerson(userId: string, asOf = Date.now()): boolean {
  const noted = signedIn();
  const isSame = noted?.userId === userId;
  // A note from the future is of a clock that went wrong.
  if (noted && !isSame && noted.asOf > asOf && noted.asOf <= Date.now()) return false;
  person = userId;
  if (!isSame) removePersons();
  try {
    localStorage.setItem(SIGNED_IN_KEY, `${userId} ${asOf}`);
    isNoted = true;
  } catch {
    // Then nothing of theirs is kept.
    isNoted = false;
  }
  return true;
}

/**
 * Forgets who was signed in and what is theirs; nothing more of it is written, here and in the other
 * tabs. When someone else has signed in meanwhile, in another tab, what is theirs stays.
 */
export function forgetPerson(): void {
  const noted = signedIn();
  const isReplaced = noted !== undefined && noted.userId !== person;
  person = undefined;
  for (const key of waiting.keys()) drop(key);
  removePersons(isReplaced ? ['tab'] : ['browser', 'tab']);
}

/** Whether someone who is signed in here has signed out in another tab. Where nothing can be noted nobody knows. */
export const isSignedOutElsewhere = (): boolean =>
  person !== undefined && isNoted && signedIn() === undefined;

/** Whether someone else is signed in in this browser, in another tab. */
export function isSomeoneElseIn(userId: string): boolean {
  const noted = signedIn();
  return noted !== undefined && noted.userId !== userId;
}
