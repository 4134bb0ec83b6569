// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  COLOR_SCHEME_KEY,
  browserKey,
  forgetPerson,
  isSomeoneElseIn,
  keep,
  keepNow,
  keepSoon,
  keptByWish,
  notePerson,
  personKey,
  readKept,
  wishToKeep,
} from './kept.ts';

const draft = personKey('1.store.usr_1.draft');
const views = personKey('1.store.usr_1.views');
const density = browserKey('density');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  notePerson('usr_1');
  keep(draft, 'unsaved');
  keep(views, 'ada@example.com');
  keep(personKey('scroll'), 'far down', 'tab');
  keep(density, 'compact');
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
  expect(readKept(draft)).toBe('unsaved');
  notePerson('usr_2');
  expect(readKept(draft)).toBeNull();
  expect(readKept(personKey('scroll'), 'tab')).toBeNull();
  expect(readKept(density)).toBe('compact');
});

test('nothing of a person is written after they have signed out, not even what was to be written soon', () => {
  keepSoon(draft, () => 'late', 400);
  forgetPerson();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1000);
  expect(keep(draft, 'later still')).toBe(false);
  expect(keep(personKey('scroll'), 'far down', 'tab')).toBe(false);
  expect(kept()).toEqual(OF_THE_BROWSER);
  expect(keep(density, 'normal')).toBe(true);
});

test('nor by a tab that slept while another one signed out, or someone else in', () => {
  keepSoon(draft, () => 'late', 400);
  // Simulates the other tab.
  localStorage.removeItem('quartermaster.signedIn');
  localStorage.removeItem(draft);
  window.dispatchEvent(new Event('pagehide'));
  expect(readKept(draft)).toBeNull();
  localStorage.setItem('quartermaster.signedIn', `usr_2 ${Date.now()}`);
  expect(keep(draft, 'late')).toBe(false);
  expect(isSomeoneElseIn('usr_1')).toBe(true);
  const theirs = personKey('1.store.usr_2.draft');
  localStorage.setItem(theirs, 'unsaved');
  forgetPerson();
  expect(readKept(theirs)).toBe('unsaved');
  expect(readKept(personKey('scroll'), 'tab')).toBeNull();
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
  for (const text of ['a', 'ab', 'abc']) keepSoon(draft, () => text, 400);
  vi.advanceTimersByTime(399);
  expect(readKept(draft)).toBe('unsaved');
  vi.advanceTimersByTime(1);
  expect(readKept(draft)).toBe('abc');
  keepSoon(draft, () => 'abcd', 400);
  window.dispatchEvent(new Event('pagehide'));
  expect(readKept(draft)).toBe('abcd');
  keepSoon(draft, () => 'old', 400);
  keep(draft, 'new');
  keepNow();
  vi.advanceTimersByTime(400);
  expect(readKept(draft)).toBe('new');
});

test('whoever waits is told whether what was to be written soon is kept', () => {
  const onKept = vi.fn();
  keepSoon(draft, () => 'a', 400, onKept);
  keepSoon(draft, () => 'ab', 400, onKept);
  expect(onKept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(onKept.mock.calls).toEqual([[true]]);
  keepSoon(draft, () => 'abc', 400, onKept);
  keepNow();
  expect(onKept.mock.calls).toEqual([[true], [true]]);
  vi.stubGlobal('localStorage', undefined);
  keepSoon(draft, () => 'abcd', 400, onKept);
  keepNow();
  expect(onKept.mock.calls).toEqual([[true], [true], [false]]);
});

test('what someone wishes to keep stays, for them alone, until they wish otherwise', () => {
  wishToKeep('1.store.usr_1', ['views']);
  forgetPerson();
  notePerson('usr_2');
  forgetPerson();
  expect(readKept(views)).toBe('ada@example.com');
  expect(readKept(draft)).toBeNull();
  notePerson('usr_1');
  expect(keptByWish('1.store.usr_1')).toEqual(['views']);
  wishToKeep('1.store.usr_1', []);
  expect(keptByWish('1.store.usr_1')).toEqual([]);
  forgetPerson();
  expect(kept()).toEqual(OF_THE_BROWSER);
});

test('a browser that keeps nothing, or is full, is no error', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keep(density, 'normal')).toBe(false);
  expect(readKept(density)).toBeNull();
  expect(() => {
    notePerson('usr_1');
    forgetPerson();
  }).not.toThrow();
});
