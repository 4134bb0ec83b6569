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

test.each([
  { kind: 'an object', value: browserValue<unknown>('any', {}), kept: ['{"a":1}'] },
  { kind: 'a list', value: browserValue<unknown>('any', []), kept: ['["a"]'] },
  { kind: 'a text', value: browserValue<unknown>('any', ''), kept: ['"x"'] },
  { kind: 'a number', value: browserValue<unknown>('any', 50), kept: ['7'] },
  { kind: 'an object or none', value: browserValue<unknown>('any', null), kept: ['{"a":1}'] },
  { kind: 'a list or none', value: browserValue<unknown>('any', null, 'list'), kept: ['["a"]'] },
])('where $kind is kept, anything else counts as nothing', ({ value, kept }) => {
  const key = 'quartermaster.browser.1.any';
  localStorage.removeItem(key);
  const nothing = value.read();
  const read = (text: string): unknown => {
    localStorage.setItem(key, text);
    return value.read();
  };
  const stored = ['null', '["a"]', '{"a":1}', '7', '"x"', 'true'];
  expect(stored.filter((text) => read(text) !== nothing)).toEqual(kept);
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
