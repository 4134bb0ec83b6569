// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetPerson, notePerson } from '../preferences/browser-storage.ts';
import { RECENT_LIMIT, readRecents, rememberRecent, visitedRecord, withRecent } from './recents.ts';

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

const item = (name: string): { to: string; title: string } => ({
  to: `/a/products/${name}`,
  title: name,
});

test('the newest comes first, once, and so many are kept', () => {
  expect(RECENT_LIMIT).toBe(8);
  const items = Array.from({ length: RECENT_LIMIT }, (_, index) => item(String(index)));
  const next = withRecent(items, item('3'));
  expect(next.map(({ title }) => title)).toEqual(['3', '0', '1', '2', '4', '5', '6', '7']);
  expect(withRecent(items, item('new'))).toHaveLength(RECENT_LIMIT);
  expect(withRecent(items, { ...item('0'), title: 'Renamed' })[0]?.title).toBe('Renamed');
});

test('each user has their own, and they go when the user leaves', () => {
  rememberRecent('usr_1', item('a'));
  rememberRecent('usr_1', item('b'));
  expect(readRecents('usr_1').map(({ title }) => title)).toEqual(['b', 'a']);
  expect(readRecents('usr_2')).toEqual([]);
  forgetPerson();
  expect(readRecents('usr_1')).toEqual([]);
});

test('a visit of a record counts once its name is known', () => {
  const page = '/a/products/prod_01M7XQ6VZZRMBQXYWQPHWX2RZP';
  const visit = (path: string, title: string): unknown => visitedRecord(path, title, ['Products']);
  expect(visit(page, 'Brass · compass · Quartermaster')).toEqual({
    to: page,
    title: 'Brass · compass',
  });
  expect(visit(page, 'Products · Quartermaster')).toBeUndefined();
  expect(visit(page, '')).toBeUndefined();
  expect(visit('/a/products', 'Products · Quartermaster')).toBeUndefined();
  expect(visit('/a/products/new', 'New product · Quartermaster')).toBeUndefined();
});

test('what is not an item of this app is left out', () => {
  rememberRecent('usr_1', item('a'));
  rememberRecent('usr_1', { to: 'https://elsewhere.example', title: 'b' });
  const key = Object.keys(localStorage).find((name) => name.includes('recentItems')) ?? '';
  localStorage.setItem(key, JSON.stringify([{ to: 1 }, null, item('c')]));
  expect(readRecents('usr_1')).toEqual([item('c')]);
});
