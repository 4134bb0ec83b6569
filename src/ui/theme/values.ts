/** No download, all scripts. */
export const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** Widths of drawers, pixels. */
export const DRAWER = { normal: 480, wide: 640 } as const;

/** Navigation becomes a drawer; dialogs fill the screen. */
export const PHONE = '(max-width: 48em)';

/** No room for list and detail side by side. */
export const ONE_PANE = '(max-width: 56.24em)';

/** Navigation shows icons only. */
export const TABLET = '(max-width: 63.99em)';

/** Milliseconds. */
export const TOOLTIP_DELAY = 100;
/** Pixels. */
export const TOOLTIP_MAX_WIDTH = 220;

/** Milliseconds. */
export const TRANSITION_TIME = 100;

/** Pixels of the viewport's height. */
export const DIALOG_MARGIN = 64;

/** Pixels to the viewport's edge. */
export const MENU_MARGIN = 8;

/** Pixels: hints and column heads, controls, text, dialog titles, page titles. */
export const FONT_SIZES = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20 } as const;

/** Pixels: rows and headings, toolbars, forms. */
export const CONTROL_HEIGHTS = { small: 28, medium: 32, large: 36 } as const;

/** Pixels: entries of menus, options, columns. */
export const POPOVER_ROW = 32;

/** Pixels. */
export const ROW_HEIGHTS = { compact: 32, normal: 40, comfortable: 52 } as const;
