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
