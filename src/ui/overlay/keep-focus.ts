import type { FocusPlace, FocusTrail } from './focus-trail.ts';

/** What comes and goes above the page: where it was opened from is where one goes on, not beside it. */
const PASSING = '[role="dialog"],[role="menu"],[role="listbox"],[data-portal],[data-passing]';

const FOCUSABLE = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** Milliseconds after which nobody else is about to take the focus, such as a dialog that opens or gives it back. */
const PATIENCE = 60;

/** Whether an element can have the focus as it stands. */
function isUsable(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert],[hidden]') === null &&
    (element.checkVisibility?.() ?? true)
  );
}

const firstIn = (element: Element): HTMLElement | undefined =>
  [...element.querySelectorAll(FOCUSABLE)].find(isUsable);

/** What stands in a sibling where the element that has gone stood in its own, or else the first that can be used. */
function counterpart(sibling: Element, path: readonly number[]): HTMLElement | undefined {
  const twin = path.reduce<Element | undefined>((at, index) => at?.children[index], sibling);
  return twin?.matches(FOCUSABLE) && isUsable(twin) ? twin : firstIn(sibling);
}

/** The nearest that can be used where a place was: the row after it, the one before it, what holds them, outwards. */
function nearest(place: FocusPlace): HTMLElement | undefined {
  const [own] = place;
  if (own && isUsable(own.element)) return own.element;
  const standing = place.findIndex(({ element }) => element.isConnected);
  if (standing < 0) return undefined;
  // The page is another one, or all of it is: one begins at its start, as after every navigation.
  const around = place[standing]?.element;
  if (around?.matches('main[tabindex]') && isUsable(around)) return around;
  const gone = place[standing - 1];
  const path = place
    .slice(0, Math.max(standing - 1, 0))
    .map(({ index }) => index)
    .toReversed();
  for (const sibling of [gone?.next, gone?.previous]) {
    const found = sibling?.isConnected ? counterpart(sibling, path) : undefined;
    if (found) return found;
  }
  for (const { element } of place.slice(standing)) {
    if (element === document.body) break;
    const found = firstIn(element);
    if (found) return found;
    if (element.hasAttribute('tabindex') && isUsable(element)) return element;
  }
  return undefined;
}

/** Whether a place was in something that has gone since, such as a menu. */
const hasPassed = (place: FocusPlace): boolean =>
  place.some(({ element }) => !element.isConnected && element.matches(PASSING));

/** The dialog on top, which alone can be used. */
const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')].findLast(isUsable);

/** Where one goes on when what had the focus is gone. */
function wayBack(trail: readonly FocusPlace[]): HTMLElement | undefined {
  const dialog = topDialog();
  const isReachable = (found: HTMLElement | undefined): found is HTMLElement =>
    found !== undefined && (dialog === undefined || dialog.contains(found));
  for (const place of trail.toReversed()) {
    const found = hasPassed(place) ? undefined : nearest(place);
    if (isReachable(found)) return found;
  }
  if (dialog) return undefined;
  const main = document.querySelector('main');
  return main?.hasAttribute('tabindex') && isUsable(main) ? main : undefined;
}

/**
 * Keeps the focus from falling to the page's root when what has it goes away: a dialog that closes, whoever opened it,
 * a row that is deleted, a button that is no longer needed. It goes back to where one came from or, when that has gone
 * too, to what is nearest. What takes the focus by itself in time is left alone, and so is a click beside everything.
 *
 * @param trail where one was, noted from the start
 * @returns stops it
 */
export function keepFocus(trail: FocusTrail): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return false;
    const last = trail.at(-1)?.[0]?.element;
    return last !== undefined && !isUsable(last);
  };
  const check = (): void => {
    timer = undefined;
    if (isLost()) wayBack(trail)?.focus({ preventScroll: true });
  };
  const checkSoon = (): void => {
    if (timer === undefined && isLost()) timer = setTimeout(check, PATIENCE);
  };
  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['inert', 'hidden', 'disabled'],
  });
  // What had the focus may be on its way out of the page: to ask now whether one sees it would lay out a page half made.
  const checkAfter = (): void => queueMicrotask(checkSoon);
  document.addEventListener('focusout', checkAfter);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusout', checkAfter);
  };
}
