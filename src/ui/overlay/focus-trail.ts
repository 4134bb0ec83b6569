/** Places that are remembered: a menu in a list, a drawer over it, a dialog over that, and what was used in each. */
const TRAIL = 30;

/** An element and what stood around it, which tells what is nearest once it has gone. */
interface Level {
  element: Element;
  /** Its place among its siblings. */
  index: number;
  next: Element | null;
  previous: Element | null;
}

/** Where the focus was: the element first, then what holds it, outwards. */
export type FocusPlace = readonly Level[];

/** Where one was, the last place last. */
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

/**
 * Notes where the focus goes, from the start of the app: `keepFocus`, which comes later, finds back by it.
 *
 * @returns the places, and what stops it
 */
export function startFocusTrail(): { trail: FocusTrail; stop: () => void } {
  const trail: FocusPlace[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === document.body) return;
    if (trail.at(-1)?.[0]?.element === target) return;
    trail.push(placeOf(target));
    if (trail.length > TRAIL) trail.shift();
  };
  document.addEventListener('focusin', note);
  if (document.activeElement && document.activeElement !== document.body) {
    trail.push(placeOf(document.activeElement));
  }
  return { trail, stop: () => document.removeEventListener('focusin', note) };
}
