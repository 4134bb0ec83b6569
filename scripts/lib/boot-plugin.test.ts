import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootSource, openingTexts } from './boot-plugin.ts';

const APP = 'https://admin.example/';

type Lists = Record<'LIST_FILES' | 'FIRST_PAGES' | 'OPENING_TEXTS', Record<string, unknown>>;

const NO_LISTS: Lists = { LIST_FILES: {}, FIRST_PAGES: {}, OPENING_TEXTS: {} };
const TEXTS = { version: '7', languages: ['de', 'en'], start: ['common', 'app'] };

/** As far as `static/boot.js` uses it. */
function pageAt(path: string, answerOf: (url: string) => unknown) {
  const ignore = (): void => undefined;
  const asked: string[] = [];
  const page: Record<string, unknown> = {
    URL,
    AbortController,
    MutationObserver: Object,
    addEventListener: ignore,
    document: {
      currentScript: { src: `${APP}boot.js` },
      documentElement: { setAttribute: ignore },
      head: { append: ignore },
      addEventListener: ignore,
      createElement: () => ({}),
    },
    fetch: async (url: string) => {
      const file = url.replace(APP, '');
      asked.push(file);
      return Response.json(answerOf(file));
    },
    localStorage: { getItem: () => null },
    location: new URL(path, APP),
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'de-AT' },
    setTimeout: ignore,
  };
  page['window'] = page;
  return { page, asked };
}

function open(
  path: string,
  parts: Partial<Lists>,
  answerOf: (url: string) => unknown = () => ({}),
) {
  const { page, asked } = pageAt(path, answerOf);
  runInContext(bootSource({ ...NO_LISTS, TEXTS, ...parts }), createContext(page));
  return { page, asked };
}

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

test('the head of the page asks for all texts of a list, and for none of a list behind a record', () => {
  const parts = { LIST_FILES: { toys: [] }, OPENING_TEXTS: { toys: ['toys', 'statuses'] } };
  expect(textsIn(open('/a/toys?size=50', parts).asked)).toEqual(
    ['de', 'en'].flatMap((code) => [`${code}/start`, `${code}/toys`, `${code}/statuses`]),
  );
  expect(textsIn(open('/a/toys/toy_1', parts).asked)).toEqual(['de/start', 'en/start']);
  expect(textsIn(open('/login?lng=sv', parts).asked)).toEqual([]);
});

test('the app finds each namespace that came in the one file of a start, or its failure', async () => {
  const start = { common: { save: 'Sichern' }, app: { title: 'Laden' } };
  const { page } = open('/login', {}, (file) => {
    if (file.startsWith('public/locales/en/')) throw new Error('offline');
    return file.startsWith('public/locales/de/') ? start : {};
  });
  const texts = page['quartermasterTexts'] as Record<string, Promise<unknown>>;
  expect(Object.keys(texts)).toEqual(
    ['de', 'en'].flatMap((code) => [`${code}/common.json?v=7`, `${code}/app.json?v=7`]),
  );
  expect(await texts['de/common.json?v=7']).toEqual(start.common);
  expect(await texts['de/app.json?v=7']).toEqual(start.app);
  await expect(texts['en/app.json?v=7']).rejects.toThrow('offline');
});
