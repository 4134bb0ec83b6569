import type { FocusPlace, FocusTrail } from './focus-trail.ts';

/** Transient layers: focus returns to their opener, not to a neighbor. */
const PASSING = '[role="dialog"],[role="menu"],[role="listbox"],[data-portal],[data-passing]';

const FOCUSABLE = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** Milliseconds for other code (dialogs) to move the focus first. */
const PATIENCE = 60;

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

/** Element at the same position in a sibling, else its first focusable. */
function counterpart(sibling: Element, path: readonly number[]): HTMLElement | undefined {
  const twin = path.reduce<Element | undefined>((at, index) => at?.children[index], sibling);
  return twin?.matches(FOCUSABLE) && isUsable(twin) ? twin : firstIn(sibling);
}

/** Next sibling, previous sibling, then outwards. */
function nearest(place: FocusPlace): HTMLElement | undefined {
  const [own] = place;
  if (own && isUsable(own.element)) return own.element;
  const standing = place.findIndex(({ element }) => element.isConnected);
  if (standing < 0) return undefined;
  // The whole page changed: focus `main`, as after navigation.
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

/** Was in a layer that is gone. */
const hasPassed = (place: FocusPlace): boolean =>
  place.some(({ element }) => !element.isConnected && element.matches(PASSING));

const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')].findLast(isUsable);

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
 * When the focused element disappears (closed dialog, deleted row), focuses the opener, else the nearest element.
 * Ignores other focus changes and background clicks.
 *
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
  // The element may be mid-removal: checking visibility now would force a layout.
  const checkAfter = (): void => queueMicrotask(checkSoon);
  document.addEventListener('focusout', checkAfter);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusout', checkAfter);
  };
}
