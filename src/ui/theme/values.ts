/** The system's fonts: nothing to load, and every language has its own letters. */
export const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** Where a screen is laid out for a phone. */
export const PHONE = '(max-width: 48em)';

/** Where there is room for a list or for what is chosen in it, not for both. */
export const ONE_PANE = '(max-width: 56.24em)';

/** Milliseconds after which a tooltip opens. */
export const TOOLTIP_DELAY = 100;
/** Pixels. */
export const TOOLTIP_MAX_WIDTH = 220;

/** Milliseconds in which something fades and scales in or out. */
export const TRANSITION_TIME = 100;

/** Pixels that a dialog leaves of the window's height. */
export const DIALOG_MARGIN = 64;

/** Pixels between a menu and the edge of the window. */
export const MENU_MARGIN = 8;

/** Pixels of text: hints and column heads, controls, what is read, titles of dialogs, titles of pages. */
export const FONT_SIZES = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20 } as const;

/** Pixels of a button or a field: in a row or beside a heading, in a toolbar, in a form. */
export const CONTROL_HEIGHTS = { small: 28, medium: 32, large: 36 } as const;
