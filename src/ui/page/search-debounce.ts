/** Milliseconds. */
export const SEARCH_DEBOUNCE = 200;
