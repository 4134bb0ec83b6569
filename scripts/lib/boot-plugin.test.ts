import { expect, test, vi } from 'vitest';
import { openBoot } from '../../tests/support/boot-page.ts';
import { openingTexts } from './boot-plugin.ts';

const textsIn = (asked: readonly string[]): string[] =>
  asked.flatMap((file) => /^public\/locales\/(.+)\.json\?v=7$/.exec(file)?.[1] ?? []);

test('the texts that an area opens with are those of its route', () => {
  expect(openingTexts()).toMatchObject({
    categories: ['categories', 'sets'],
    customers: ['customers'],
    orders: ['orders', 'statuses'],
  });
  const unread = { kind: undefined, namespaces: undefined, modules: [] };
  expect(openingTexts([{ ...unread, route: 'toys/:id' }])).toEqual({});
  expect(() => openingTexts([{ ...unread, route: 'toys' }])).toThrow('toys');
});

test('the page’s head asks for all texts of a list, and for none behind a record', () => {
  const parts = { LIST_FILES: { toys: [] }, OPENING_TEXTS: { toys: ['toys', 'statuses'] } };
  expect(textsIn(openBoot('/a/toys?size=50', parts).asked)).toEqual(
    ['de', 'en'].flatMap((code) => [`${code}/start`, `${code}/toys`, `${code}/statuses`]),
  );
  expect(textsIn(openBoot('/a/toys/toy_1', parts).asked)).toEqual(['de/start', 'en/start']);
  expect(textsIn(openBoot('/login?lng=sv', parts).asked)).toEqual([]);
});

test('the app finds each namespace of a start’s one file, or its failure', async () => {
  const start = { common: { save: 'Sichern' }, app: { title: 'Laden' } };
  const answerOf = (file: string): unknown => {
    if (file.startsWith('public/locales/en/')) throw new Error('offline');
    return file.startsWith('public/locales/de/') ? start : {};
  };
  const { window } = openBoot('/login', {}, { answerOf });
  const texts = window['quartermasterTexts'] as Record<string, Promise<unknown>>;
  expect(Object.keys(texts)).toEqual(
    ['de', 'en'].flatMap((code) => [`${code}/common.json?v=7`, `${code}/app.json?v=7`]),
  );
  expect(await texts['de/common.json?v=7']).toEqual(start.common);
  expect(await texts['de/app.json?v=7']).toEqual(start.app);
  await expect(texts['en/app.json?v=7']).rejects.toThrow('offline');
});

test.each([
  ['/', ['/list?limit=25', '/store']],
  ['/?lng=de', ['/list?limit=25', '/store']],
  ['/a', ['/list?limit=25', '/store']],
  ['/a/home', ['/list?limit=25', '/store']],
  ['/a/home?period=7', []],
  ['/a/settings', []],
  ['/login', []],
])('the first calls of the page at %s are made once, with the session’s', async (path, calls) => {
  const { asked } = openBoot(path, { FIRST_PAGES: { home: ['/list?limit=25', '/store'] } });
  await vi.waitFor(() => expect(asked).toContain('/admin/auth'));
  expect(asked.filter((one) => one.startsWith('/'))).toEqual(['/admin/auth', ...calls]);
});
