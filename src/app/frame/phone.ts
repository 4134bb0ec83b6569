/** Navigation becomes a drawer; dialogs fill the screen. */
export const PHONE = '(max-width: 48em)';

/** Navigation shows icons only. */
export const TABLET = '(max-width: 63.99em)';
