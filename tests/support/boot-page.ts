import { createContext, runInContext } from 'node:vm';
import { bootSource } from '../../scripts/lib/boot-plugin.ts';

const APP = 'https://admin.example/';

type Lists = Record<'LIST_FILES' | 'FIRST_PAGES' | 'OPENING_TEXTS', Record<string, unknown>>;

const NO_LISTS: Lists = { LIST_FILES: {}, FIRST_PAGES: {}, OPENING_TEXTS: {} };
const TEXTS = { version: '7', languages: ['de', 'en'], start: ['common', 'app'] };

interface Around {
  answerOf?: (file: string) => unknown;
  storage?: Pick<Storage, 'getItem'>;
}

interface BootPage {
  window: Record<string, unknown>;
  asked: string[];
}

/** As far as `static/boot.js` uses it. */
function pageAt(path: string, around: Around): BootPage {
  const { answerOf = () => ({}), storage = { getItem: () => null } } = around;
  const ignore = (): void => undefined;
  const asked: string[] = [];
  const window: Record<string, unknown> = {
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
    localStorage: storage,
    location: new URL(path, APP),
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'de-AT' },
    setTimeout: ignore,
  };
  window['window'] = window;
  return { window, asked };
}

/** Runs `static/boot.js` on a page in German, with what the build writes into it. */
export function openBoot(path: string, parts: Partial<Lists>, around: Around = {}): BootPage {
  const page = pageAt(path, around);
  runInContext(bootSource({ ...NO_LISTS, TEXTS, ...parts }), createContext(page.window));
  return page;
}
