/** Marks what stays while its links change the page beside it: the focus stays in it too, and its keys go on working. */
export const KEEPS_FOCUS = 'data-keeps-focus';
