// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  COLOR_SCHEME_KEY,
  browserKey,
  finishForgetting,
  forgetPerson,
  isSomeoneElseIn,
  isDatabaseKept,
  keepDatabase,
  saveToBrowser,
  savePendingToBrowser,
  saveSoonToBrowser,
  keptOnSignOut,
  notePerson,
  personKey,
  loadFromBrowser,
  setKeptOnSignOut,
} from './browser-storage.ts';

const draft = personKey('1.store.usr_1.draft');
const views = personKey('1.store.usr_1.views');
const density = browserKey('density');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  notePerson('usr_1');
  saveToBrowser(draft, 'unsaved');
  saveToBrowser(views, 'ada@example.com');
  saveToBrowser(personKey('scroll'), 'far down', 'tab');
  saveToBrowser(density, 'compact');
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  localStorage.setItem('i18nextLng', 'ar');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OF_THE_BROWSER = [COLOR_SCHEME_KEY, density, 'i18nextLng'].toSorted();
const kept = (): string[] => [
  ...Object.keys(localStorage).toSorted(),
  ...Object.keys(sessionStorage),
];

test('signing out leaves what is the browser’s and nothing else, older versions’ keys included', () => {
  localStorage.setItem('quartermaster.1.https://store.usr_1.lists', 'ada@example.com');
  sessionStorage.setItem('quartermaster.scroll', '{}');
  forgetPerson();
  expect(kept()).toEqual(OF_THE_BROWSER);
});

test('the same person finds what is theirs again; someone else finds nothing', () => {
  notePerson('usr_1');
  expect(loadFromBrowser(draft)).toBe('unsaved');
  notePerson('usr_2');
  expect(loadFromBrowser(draft)).toBeNull();
  expect(loadFromBrowser(personKey('scroll'), 'tab')).toBeNull();
  expect(loadFromBrowser(density)).toBe('compact');
});

test('nothing of a person is written after they have signed out, not even what was to be written soon', () => {
  saveSoonToBrowser(draft, () => 'late', 400);
  forgetPerson();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1000);
  expect(saveToBrowser(draft, 'later still')).toBe(false);
  expect(saveToBrowser(personKey('scroll'), 'far down', 'tab')).toBe(false);
  expect(kept()).toEqual(OF_THE_BROWSER);
  expect(saveToBrowser(density, 'normal')).toBe(true);
});

test('nor by a tab that slept while another one signed out, or someone else in', () => {
  saveSoonToBrowser(draft, () => 'late', 400);
  // Simulates the other tab.
  localStorage.removeItem('quartermaster.signedIn');
  localStorage.removeItem(draft);
  window.dispatchEvent(new Event('pagehide'));
  expect(loadFromBrowser(draft)).toBeNull();
  localStorage.setItem('quartermaster.signedIn', `usr_2 ${Date.now()}`);
  expect(saveToBrowser(draft, 'late')).toBe(false);
  expect(isSomeoneElseIn('usr_1')).toBe(true);
  const theirs = personKey('1.store.usr_2.draft');
  localStorage.setItem(theirs, 'unsaved');
  forgetPerson();
  expect(loadFromBrowser(theirs)).toBe('unsaved');
  expect(loadFromBrowser(personKey('scroll'), 'tab')).toBeNull();
});

test('an old answer about who is signed in doesn’t count once someone else has signed in', () => {
  const before = Date.now();
  vi.advanceTimersByTime(10);
  expect(notePerson('usr_2')).toBe(true);
  expect(notePerson('usr_1', before)).toBe(false);
  expect(isSomeoneElseIn('usr_1')).toBe(true);
  expect(notePerson('usr_1')).toBe(true);
  expect(isSomeoneElseIn('usr_1')).toBe(false);
  // The clock was ahead and has been corrected.
  vi.setSystemTime(before - 60_000);
  expect(notePerson('usr_2')).toBe(true);
});

test('what changes with each key is written once it stands still, when the page is left, or now', () => {
  for (const text of ['a', 'ab', 'abc']) saveSoonToBrowser(draft, () => text, 400);
  vi.advanceTimersByTime(399);
  expect(loadFromBrowser(draft)).toBe('unsaved');
  vi.advanceTimersByTime(1);
  expect(loadFromBrowser(draft)).toBe('abc');
  saveSoonToBrowser(draft, () => 'abcd', 400);
  window.dispatchEvent(new Event('pagehide'));
  expect(loadFromBrowser(draft)).toBe('abcd');
  saveSoonToBrowser(draft, () => 'old', 400);
  saveToBrowser(draft, 'new');
  savePendingToBrowser();
  vi.advanceTimersByTime(400);
  expect(loadFromBrowser(draft)).toBe('new');
});

test('whoever waits is told whether what was to be written soon is kept', () => {
  const onSaved = vi.fn();
  saveSoonToBrowser(draft, () => 'a', 400, onSaved);
  saveSoonToBrowser(draft, () => 'ab', 400, onSaved);
  expect(onSaved).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(onSaved.mock.calls).toEqual([[true]]);
  saveSoonToBrowser(draft, () => 'abc', 400, onSaved);
  savePendingToBrowser();
  expect(onSaved.mock.calls).toEqual([[true], [true]]);
  vi.stubGlobal('localStorage', undefined);
  saveSoonToBrowser(draft, () => 'abcd', 400, onSaved);
  savePendingToBrowser();
  expect(onSaved.mock.calls).toEqual([[true], [true], [false]]);
});

test('what someone wishes to keep stays, for them alone, until they wish otherwise', () => {
  setKeptOnSignOut('1.store.usr_1', ['views']);
  forgetPerson();
  notePerson('usr_2');
  forgetPerson();
  expect(loadFromBrowser(views)).toBe('ada@example.com');
  expect(loadFromBrowser(draft)).toBeNull();
  notePerson('usr_1');
  expect(keptOnSignOut('1.store.usr_1')).toEqual(['views']);
  setKeptOnSignOut('1.store.usr_1', []);
  expect(keptOnSignOut('1.store.usr_1')).toEqual([]);
  forgetPerson();
  expect(kept()).toEqual(OF_THE_BROWSER);
});

test('a browser that keeps nothing, or is full, is no error', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(saveToBrowser(density, 'normal')).toBe(false);
  expect(loadFromBrowser(density)).toBeNull();
  expect(() => {
    notePerson('usr_1');
    forgetPerson();
  }).not.toThrow();
});

/** Requests that end when the test says so */
function databases() {
  const deletions: { name: string; end: () => void }[] = [];
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      const request = new EventTarget();
      deletions.push({ name, end: () => request.dispatchEvent(new Event('success')) });
      return request;
    },
  });
  return deletions;
}

test('signing out deletes databases of the person, on the next page if that takes long', () => {
  const deletions = databases();
  expect(isDatabaseKept('figures.usr_1')).toBe(false);
  expect(keepDatabase('figures.usr_1')).toBe(true);
  expect(isDatabaseKept('figures.usr_1')).toBe(true);
  finishForgetting();
  expect(deletions).toEqual([]);
  forgetPerson();
  expect(isDatabaseKept('figures.usr_1')).toBe(false);
  expect(deletions.map(({ name }) => name)).toEqual(['figures.usr_1']);
  finishForgetting();
  expect(deletions.map(({ name }) => name)).toEqual(['figures.usr_1', 'figures.usr_1']);
  deletions[1]?.end();
  expect(kept()).toEqual(OF_THE_BROWSER);
  finishForgetting();
  expect(deletions.length).toBe(2);
});

test('a deletion that ends after the next sign-in forgets no database', () => {
  const deletions = databases();
  keepDatabase('figures.usr_1');
  forgetPerson();
  notePerson('usr_1');
  keepDatabase('figures.usr_1');
  deletions[0]?.end();
  const { length } = deletions;
  forgetPerson();
  expect(deletions.slice(length).map(({ name }) => name)).toEqual(['figures.usr_1']);
});

test('someone else’s sign-in deletes them, too, but not their own', () => {
  const deletions = databases();
  keepDatabase('figures.usr_1');
  notePerson('usr_1');
  expect(deletions).toEqual([]);
  notePerson('usr_2');
  expect(deletions.map(({ name }) => name)).toEqual(['figures.usr_1']);
});

test('no database is kept for a person who isn’t signed in, or without a note of it', () => {
  expect(keepDatabase('figures.usr_1')).toBe(false);
  databases();
  // Simulates the other tab.
  localStorage.setItem('quartermaster.signedIn', `usr_2 ${Date.now()}`);
  expect(keepDatabase('figures.usr_1')).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keepDatabase('figures.usr_1')).toBe(false);
});
