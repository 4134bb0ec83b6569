/** Where the navigation becomes a drawer and dialogs fill the screen. */
export const PHONE = '(max-width: 48em)';

/** Where there is no room for the navigation's words beside a page. */
export const TABLET = '(max-width: 63.99em)';
