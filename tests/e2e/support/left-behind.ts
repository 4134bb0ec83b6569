import type { Page } from '@playwright/test';

/** A shared page as a test leaves it. */
export interface PageState {
  /** Names of open dialogs, menus and lists of options. */
  overlays: readonly string[];
  isOffline: boolean;
  hasClock: boolean;
  isPrinted: boolean;
  isDark: boolean;
  isAnimated: boolean;
  language: string | undefined;
  width: number;
  height: number;
}

type Kind = 'overlay' | 'language' | 'size' | 'offline' | 'clock' | 'media' | 'call';

/** Undone completely by leaving the screen or setting them back. */
const UNDONE: ReadonlySet<Kind> = new Set(['overlay', 'language', 'size']);

/** Initial viewport. */
export const SIZE = { width: 1280, height: 720 };

const OVERLAYS = '[role=dialog], [role=menu], [role=listbox]';

export const openOverlays = (page: Page): Promise<string[]> =>
  page.evaluate(
    (overlays) =>
      [...document.querySelectorAll(overlays)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getAttribute('aria-label') ?? each.textContent.slice(0, 80)),
    OVERLAYS,
  );

export async function readPage(page: Page): Promise<PageState> {
  const overlays = await openOverlays(page);
  const state = await page.evaluate(() => {
    const { i18next } = globalThis as unknown as { i18next?: { language: string } };
    return {
      isOffline: !navigator.onLine,
      // Playwright's.
      hasClock: '__pwClock' in globalThis,
      isPrinted: matchMedia('print').matches,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isAnimated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      language: i18next?.language,
    };
  });
  return { ...state, overlays, ...(page.viewportSize() ?? SIZE) };
}

/**
 * @param calls that are still held
 * @param isStrict counts also what is undone completely
 * @returns what makes a test fail that leaves it behind
 */
export function leftBehind(state: PageState, calls: readonly string[], isStrict = false): string[] {
  const { overlays, language, width, height } = state;
  const found: [kind: Kind, text: string][] = [
    ...overlays.map((name): [Kind, string] => ['overlay', `“${name}” is open`]),
    ...calls.map((call): [Kind, string] => ['call', `${call} is held`]),
  ];
  const note = (kind: Kind, isFound: boolean, text: string): void => {
    if (isFound) found.push([kind, text]);
  };
  note('language', language !== undefined && language !== 'en', `the language is ${language}`);
  note('size', width !== SIZE.width || height !== SIZE.height, `it is ${width} × ${height} px`);
  note('offline', state.isOffline, 'it is offline');
  note('clock', state.hasClock, 'its clock stays replaced, which only freshTest can undo');
  note('media', state.isPrinted, 'it is shown as printed');
  note('media', state.isDark, 'its colors are dark');
  note('media', state.isAnimated, 'it is animated');
  return found.flatMap(([kind, text]) => (isStrict || !UNDONE.has(kind) ? [text] : []));
}
