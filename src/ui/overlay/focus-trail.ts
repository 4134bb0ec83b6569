/** Enough for nested menu, drawer and dialog. */
const TRAIL = 30;

/** Position, to find the nearest element after removal. */
interface Level {
  element: Element;
  index: number;
  next: Element | null;
  previous: Element | null;
}

/** The element and its ancestors, outwards. */
export type FocusPlace = readonly Level[];

/** Latest place last. */
export type FocusTrail = readonly FocusPlace[];

function placeOf(target: Element): FocusPlace {
  const levels: Level[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    let index = 0;
    for (let one = element.previousElementSibling; one; one = one.previousElementSibling)
      index += 1;
    const { nextElementSibling: next, previousElementSibling: previous } = element;
    levels.push({ element, index, next, previous });
  }
  return levels;
}

/** Its page or layer is gone: nothing near it is left to focus. */
function isGone(place: FocusPlace): boolean {
  const [own] = place;
  const left = place.find(({ element }) => element.isConnected);
  return left !== own && left?.element.parentElement?.closest('main') == null;
}

/** Frees the elements of pages that are gone, but for the latest place. */
function forgetGone(trail: FocusPlace[]): void {
  for (let at = trail.length - 2; at >= 0; at -= 1) {
    const place = trail[at];
    if (place && isGone(place)) trail.splice(at, 1);
  }
}

/** Records focus for `keepFocus`, which loads later. */
export function startFocusTrail(): { trail: FocusTrail; stop: () => void } {
  const trail: FocusPlace[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === document.body) return;
    if (trail.at(-1)?.[0]?.element === target) return;
    trail.push(placeOf(target));
    forgetGone(trail);
    if (trail.length > TRAIL) trail.shift();
  };
  document.addEventListener('focusin', note);
  if (document.activeElement && document.activeElement !== document.body) {
    trail.push(placeOf(document.activeElement));
  }
  return { trail, stop: () => document.removeEventListener('focusin', note) };
}
