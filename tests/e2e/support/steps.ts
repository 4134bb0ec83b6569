import type { Page } from '@playwright/test';

/** Milliseconds for a screen or overlay to show. */
const PATIENCE = 20_000;
/** Milliseconds for the focus to settle. */
const FOCUS_PATIENCE = 10_000;
/** An empty screen in the frame. */
export const EMPTY = '/a/nowhere';

/** Milliseconds for closing. */
const CLOSE_PATIENCE = 10_000;

/** Close on Escape. */
const OVERLAYS = '[role=dialog], [role=menu], [role=listbox], .mantine-Popover-dropdown';

/** The test build's globals. */
interface App {
  i18next: { t: (key: string) => string };
  queryClient: { isFetching: () => number; isMutating: () => number };
}

/** Recorded presses and input. */
interface Noted {
  /** Last pressed control outside overlays. */
  pressed?: Element | undefined;
  typed?: Set<string>;
}

/**
 * Waits until the screen and all its reads are done and stable for some frames. Accepts leaving unsaved work.
 *
 * @param opens expects a dialog
 * @returns what is still pending at the timeout
 */
export const settle = (page: Page, { opens = false } = {}): Promise<string | undefined> =>
  page.evaluate(
    async ({ opens, patience }) => {
      const { queryClient, i18next } = globalThis as unknown as App;
      const waitsFor = (): string | undefined => {
        const question = document.querySelector('.qm-question');
        if (question?.textContent.includes(i18next.t('common:form.leaveTitle'))) {
          question.querySelector<HTMLElement>('button[type=submit]')?.click();
          return 'the answer whether to leave';
        }
        // index.html has its own headings.
        if (!document.querySelector('#root h1')) return 'the heading';
        // The previous heading may be reused.
        const left = document.querySelector('h1[data-left]');
        if (left && left.getAttribute('data-left') === left.textContent) return 'the screen';
        // The gallery shows skeletons permanently.
        const isGallery = location.pathname.includes('/gallery/');
        const dialog = document.querySelector('[aria-modal=true]') ?? document;
        const late = isGallery ? null : dialog.querySelector('[data-skeleton]');
        if (late) return `what comes in ${late.parentElement?.outerHTML.slice(0, 160)}`;
        if (opens && !document.querySelector('[role=dialog]')?.checkVisibility()) return 'a dialog';
        if (queryClient.isFetching() > 0 || queryClient.isMutating() > 0) return 'the store';
        return undefined;
      };
      const end = Date.now() + patience;
      let waiting: string | undefined;
      for (let calm = 0; calm < 2 && Date.now() < end; calm += 1) {
        await new Promise(requestAnimationFrame);
        waiting = waitsFor();
        if (waiting !== undefined) calm = -1;
      }
      return waiting;
    },
    { opens, patience: PATIENCE },
  );

/** Navigates within the app. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isThere = location.pathname === new URL(to, location.href).pathname;
    const heading = document.querySelector('#root h1');
    if (!isThere) heading?.setAttribute('data-left', heading.textContent);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Starts recording presses and input. */
export const watchHands = (page: Page): Promise<void> =>
  page.evaluate((overlays) => {
    const noted = globalThis as unknown as Noted;
    noted.pressed = undefined;
    if (noted.typed) return;
    const typed = new Set<string>();
    noted.typed = typed;
    const notePress = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const control = target.closest('button, a[href], [role=button]');
      if (control && !control.closest(overlays)) noted.pressed = control;
    };
    const noteText = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) typed.add(target.value);
    };
    addEventListener('click', notePress, { capture: true });
    addEventListener('input', noteText, { capture: true });
  }, OVERLAYS);

/**
 * @param after closing: focus belongs on the opener
 * @returns its wrong location
 */
const misplacedFocus = (page: Page, after: 'coming' | 'closing'): Promise<string | undefined> =>
  page.evaluate(
    async ({ after, patience }) => {
      const { pressed } = globalThis as unknown as Noted;
      const told = (element: Element): string => element.outerHTML.slice(0, 160);
      const wrong = (): string | undefined => {
        const { activeElement: at, body } = document;
        if (!at || at === body) return 'the focus is nowhere';
        const dialog = [...document.querySelectorAll('[aria-modal=true]')].findLast((each) =>
          each.checkVisibility(),
        );
        if (dialog && !dialog.contains(at)) return `the focus is outside the dialog: ${told(at)}`;
        const isThere = pressed?.isConnected && pressed.checkVisibility();
        if (after === 'closing' && isThere && at !== pressed) {
          return `the focus is on ${told(at)}, not on ${told(pressed)}`;
        }
        return undefined;
      };
      const end = Date.now() + patience;
      for (;;) {
        const found = wrong();
        if (found === undefined || Date.now() > end) return found;
        await new Promise(requestAnimationFrame);
      }
    },
    { after, patience: FOCUS_PATIENCE },
  );

/** @returns wrong location of the focus */
export const focusOnArrival = (page: Page): Promise<string | undefined> =>
  misplacedFocus(page, 'coming');

/** Counts open overlays. @param before waits until fewer */
const openOver = (page: Page, before?: number): Promise<number> =>
  page.evaluate(
    async ({ overlays, before, patience }) => {
      const { i18next } = globalThis as unknown as App;
      const end = Date.now() + patience;
      for (;;) {
        const open = [...document.querySelectorAll(overlays)].filter((each) =>
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        const question = document.querySelector('.qm-question');
        const isAsked = question?.textContent.includes(i18next.t('common:form.leaveTitle'));
        if (isAsked) question?.querySelector<HTMLElement>('button[type=submit]')?.click();
        else if (before === undefined || open.length < before || Date.now() > end) {
          return open.length;
        }
        await new Promise(requestAnimationFrame);
      }
    },
    { overlays: OVERLAYS, before, patience: CLOSE_PATIENCE },
  );

/** Focuses the top dialog's cancel button. @returns false if it has none */
const focusCancel = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { i18next } = globalThis as unknown as App;
    const name = i18next.t('common:actions.cancel');
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const button = [...(dialog?.querySelectorAll('button') ?? [])].findLast(
      (each) => each.textContent.trim() === name,
    );
    button?.focus();
    return button !== undefined;
  });

/** A language change remounts what menus and popovers hold, losing the focus. */
const focusOverlay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const overlay = [...document.querySelectorAll('[role=menu], [role=dialog]')].findLast((each) =>
      each.checkVisibility(),
    );
    if (!overlay || overlay.contains(document.activeElement)) return;
    overlay.querySelector<HTMLElement>('[role^=menuitem], input, button')?.focus();
  });

/**
 * Closes all overlays, discarding input.
 *
 * @param way preferred way of closing
 * @returns a problem with closing or the focus afterwards
 */
export async function closeAll(page: Page, way: 'Escape' | 'Cancel'): Promise<string | undefined> {
  let open = await openOver(page);
  if (open === 0) return undefined;
  for (let presses = 0; presses < 4 && open > 0; presses += 1) {
    const before = open;
    await focusOverlay(page);
    const isCanceled = way === 'Cancel' && (await focusCancel(page));
    // A picker's combobox handles Escape itself.
    const isPicker = (await page.locator('[role=dialog] [role=combobox]:focus').count()) > 0;
    const close = page.locator('[role=dialog] header button').last();
    if (!isCanceled && isPicker && (await close.count()) > 0) await close.press('Enter');
    else await page.keyboard.press(isCanceled ? 'Enter' : 'Escape');
    open = await openOver(page, before);
  }
  if (open === 0) return misplacedFocus(page, 'closing');
  const left = await page
    .locator(OVERLAYS)
    .evaluateAll((each) =>
      each.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 160)),
    );
  return `it doesn’t close: ${left.join(' ')}; the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`;
}

/** Leaves the screen for an empty one, discarding input and overlays. */
export async function leaveWork(page: Page): Promise<void> {
  // Nothing is open yet.
  if (!page.url().startsWith('http')) return;
  await closeAll(page, 'Escape');
  await go(page, EMPTY);
  await settle(page);
}
