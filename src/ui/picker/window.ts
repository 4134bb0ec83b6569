/** Pixels; all options of a list have the same height, so that only those in sight need to be drawn. */
export const OPTION_HEIGHT = 34;
export const DETAILED_OPTION_HEIGHT = 48;

/** Options drawn beyond each edge of what is in sight. */
const BEYOND = 6;

export interface Window {
  /** The first option to draw. */
  start: number;
  /** The one after the last. */
  end: number;
}

/**
 * Which options to draw.
 *
 * @param scrolled pixels above what is in sight
 * @param sight    pixels in sight
 */
export function windowOf(scrolled: number, sight: number, count: number, height: number): Window {
  const first = Math.floor(scrolled / height) - BEYOND;
  const last = Math.ceil((scrolled + sight) / height) + BEYOND;
  return { start: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(last, count)) };
}

/** Where to scroll so that an option is wholly in sight; the same place when it is. */
export function scrollTo(index: number, scrolled: number, sight: number, height: number): number {
  const top = index * height;
  if (top < scrolled) return top;
  return top + height > scrolled + sight ? top + height - sight : scrolled;
}
