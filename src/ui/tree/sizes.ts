/** Pixels; all rows of a tree have the same height, so that only those in sight need to be drawn. */
export const TREE_ROW_HEIGHT = 38;
/** Pixels by which each level is indented. */
export const TREE_INDENT = 22;
/** Pixels before the first level. */
export const TREE_EDGE = 8;
/** Trees with more rows than this draw only those in sight. */
export const DRAWN_WHOLE = 100;
