/** Where the navigation becomes a drawer and dialogs fill the screen. */
export const PHONE = '(max-width: 48em)';
