/** State of the location that a page's way back leads to. */
export const BACK = 'back';
