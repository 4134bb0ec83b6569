import { createInstance } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../../public/locales/en/common.json';
import { createBackend, endsAfter, formatter, wordsOfKey } from './translations.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const FILES = { loadPath: '/locales/{{lng}}/{{ns}}.json', version: '1f', limit: 1000 };

/** Error and data, as i18next gets them. */
async function read(language: string, namespace: string): Promise<[unknown, unknown]> {
  const instance = createInstance();
  const backend = createBackend();
  await instance.init({});
  backend.init(instance.services, FILES, {});
  return new Promise((resolve) => {
    backend.read(language, namespace, (error, data) => resolve([error, data]));
  });
}

test('texts come from the file of their language and version', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ save: 'Sichern' }));
  expect(await read('de', 'common')).toEqual([null, { save: 'Sichern' }]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[0]).toBe('/locales/de/common.json?v=1f');
});

test('English that cannot be had as a file comes as code', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await read('en', 'common')).toEqual([null, common]);
});

// English shows meanwhile.
test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a broken server', () => Promise.resolve(new Response('', { status: 503 })), true],
  ['a missing file', () => Promise.resolve(new Response('', { status: 404 })), false],
  ['a page', () => Promise.resolve(new Response('<!doctype html>')), false],
  ['a late file', () => Promise.reject(new Error('It took too long')), false],
])('another language is asked for again where that may help: %s', async (_case, answer, again) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await read('de', 'common')).toEqual([expect.any(String), again]);
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
