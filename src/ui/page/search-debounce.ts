/** Milliseconds after the last key until what is typed is searched for. */
export const SEARCH_DEBOUNCE = 200;
