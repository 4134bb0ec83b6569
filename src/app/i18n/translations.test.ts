import { createInstance } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../../public/locales/en/common.json';
import { namespaces } from '../../../scripts/lib/locales.ts';
import { english } from './english.ts';
import { Translations, endsAfter, formatter, wordsOfKey } from './translations.ts';

afterEach(() => {
  vi.restoreAllMocks();
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

test('English as code is all of it', () => {
  // `boot` is inlined into the page.
  expect(Object.keys(english)).toEqual(namespaces().filter((name) => name !== 'boot'));
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

test('an object where a text belongs shows as a dash', async () => {
  const instance = createInstance().use(formatter);
  await instance.init({ lng: 'en', interpolation: { escapeValue: false, alwaysFormat: true } });
  const filled = (values: Record<string, unknown>): string =>
    instance.services.interpolator.interpolate(
      '{{name}}: {{number}} of {{total}}',
      values,
      'en',
      {},
    );
  expect(filled({ name: { wrong: true }, number: ['x'], total: 3 })).toBe('–: – of 3');
  expect(filled({ name: 'Lamp', number: 0, total: 12 })).toBe('Lamp: 0 of 12');
});
