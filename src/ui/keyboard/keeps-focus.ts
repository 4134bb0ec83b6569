/** Keeps focus and keys in place while its links change the page beside it. */
export const KEEPS_FOCUS = 'data-keeps-focus';
