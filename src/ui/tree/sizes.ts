/** Pixels; fixed, for virtualization. */
export const TREE_ROW_HEIGHT = 38;
/** Pixels per level. */
export const TREE_INDENT = 22;
/** Pixels. */
export const TREE_EDGE = 8;
/** Virtualized above this many rows. */
export const DRAWN_WHOLE = 100;
