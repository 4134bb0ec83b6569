import { createInstance } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { localesVersion } from 'virtual:locales';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../../public/locales/en/common.json';
import { Translations, endsAfter, formatter, wordsOfKey } from './translations.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function readWithoutFiles(language: string, namespace: string): Promise<[unknown, unknown]> {
  vi.spyOn(HttpBackend.prototype, 'read').mockImplementation((_language, _namespace, callback) =>
    callback('failed loading', true),
  );
  return new Promise((resolve) => {
    new Translations().read(language, namespace, (error, data) => resolve([error, data]));
  });
}

test('English that cannot be had as a file comes as code', async () => {
  expect(await readWithoutFiles('en', 'common')).toEqual([null, common]);
  // Retried; English shows meanwhile.
  expect(await readWithoutFiles('de', 'common')).toEqual(['failed loading', true]);
});

test('a file that does not come counts as failed after a while', () => {
  vi.useFakeTimers();
  const signal = endsAfter(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test.each([
  ['errors.screenTitle', 'Screen title'],
  ['activity:openNew_other', 'Open new'],
  ['skip', 'Skip'],
])('a text that cannot be had at all is no raw key: %s', (key, words) => {
  expect(wordsOfKey(key)).toBe(words);
});

test('a text that the screen gives for this case is kept', () => {
  expect(wordsOfKey('errors.title', '')).toBe('');
});

async function filledIn(language: string) {
  const instance = createInstance().use(formatter);
  await instance.init({ interpolation: { escapeValue: false, alwaysFormat: true } });
  const { interpolator } = instance.services;
  return (text: string, values: Record<string, unknown>) =>
    interpolator.interpolate(text, values, language, values);
}

test('an object where a text belongs shows as a dash', async () => {
  const filled = await filledIn('en');
  const text = '{{name}}: {{number}} of {{total}}';
  expect(filled(text, { name: { wrong: true }, number: ['x'], total: 3 })).toBe('–: – of 3');
  expect(filled(text, { name: 'Lamp', number: 0, total: 12 })).toBe('Lamp: 0 of 12');
});

test('a value of the other direction doesn’t change the order of its sentence', async () => {
  const arabic = await filledIn('ar');
  expect(arabic('حذف {{name}}؟', { name: '€25.00' })).toBe('حذف \u2068€25.00\u2069؟');
  expect(arabic('حذف {{name}}؟', { name: 'Lamp (red)' })).toBe('حذف \u2068Lamp (red)\u2069؟');
  expect(arabic('حذف {{name}}؟', { name: 'مصباح 3' })).toBe('حذف مصباح 3؟');
  expect(arabic('{{sum}}', { sum: '\u20663 US$\u2069' })).toBe('\u20663 US$\u2069');
  expect(arabic('نسخة {{name}}', { name: 'Lamp', isValue: true })).toBe('نسخة Lamp');
  const english = await filledIn('en');
  expect(english('Delete {{name}}?', { name: 'Lamp (red)' })).toBe('Delete Lamp (red)?');
  expect(english('Delete {{name}}?', { name: 'مصباح' })).toBe('Delete \u2068مصباح\u2069?');
});

test('texts that are under way since the page’s head are taken once; a failure is tried again', async () => {
  const failed = Promise.reject(new Error('no answer'));
  failed.catch(() => undefined);
  vi.stubGlobal('quartermasterTexts', {
    [`de/common.json?v=${localesVersion}`]: Promise.resolve({ word: 'Wort' }),
    [`de/app.json?v=${localesVersion}`]: failed,
    [`en/common.json?v=${localesVersion}`]: failed,
  });
  const read = (language: string, namespace: string): Promise<unknown[]> =>
    new Promise((resolve) => {
      new Translations().read(language, namespace, (...told) => resolve(told));
    });
  expect(await read('de', 'common')).toEqual([null, { word: 'Wort' }]);
  expect(await read('de', 'app')).toEqual([new Error('no answer'), true]);
  expect(await read('en', 'common')).toEqual([null, common]);
  expect(await readWithoutFiles('de', 'common')).toEqual(['failed loading', true]);
});

test('texts that another version has asked for are not taken', async () => {
  vi.stubGlobal('quartermasterTexts', {
    'de/common.json?v=older': Promise.resolve({ word: 'Wort' }),
  });
  expect(await readWithoutFiles('de', 'common')).toEqual(['failed loading', true]);
});
