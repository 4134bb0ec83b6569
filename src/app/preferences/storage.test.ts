// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetPerson, notePerson, loadFromBrowser } from './browser-storage.ts';
import { browserValue, keptWork, ownerKey, personValue, unfinishedWork } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('a value of a person goes when they sign out, one of the browser stays', () => {
  const columns = browserValue<readonly string[]>('columns', []);
  const seen = personValue('seen', '');
  const owner = ownerKey('usr_1');
  columns.write(['price']);
  seen.write('today', owner);
  expect(seen.read(owner)).toBe('today');
  expect(seen.read(ownerKey('usr_2'))).toBe('');
  forgetPerson();
  expect(columns.read()).toEqual(['price']);
  expect(seen.read(owner)).toBe('');
});

test('what isn’t of the usual kind counts as nothing', () => {
  browserValue('collapsed', 'yes').write('no');
  expect(browserValue('collapsed', false).read()).toBe(false);
  localStorage.setItem('quartermaster.browser.1.collapsed', '{');
  expect(loadFromBrowser('quartermaster.browser.1.collapsed')).toBe('{');
  expect(browserValue('collapsed', false).read()).toBe(false);
});

test('unfinished work is known by its name, in whichever tab it was left', () => {
  const draft = unfinishedWork<{ title: string }>('productDraft');
  const owner = ownerKey('usr_1');
  expect(keptWork('usr_1')).toEqual([]);
  draft.write(null, owner);
  expect(keptWork('usr_1')).toEqual([]);
  draft.write({ title: 'Lamp' }, `${owner}.3`);
  draft.write({ title: 'Desk' }, `${owner}.4`);
  expect(keptWork('usr_1')).toEqual(['productDraft']);
  expect(keptWork('usr_2')).toEqual([]);
});
