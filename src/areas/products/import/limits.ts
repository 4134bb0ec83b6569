import { LARGEST_AMOUNT } from '#ui/number/parse.ts';

/** Files over the limit are rejected unread. */
export const MOST_BYTES = 25_000_000;
/** Without the header. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 500;
/** Characters per cell. */
export const LONGEST_CELL = 100_000;
/** Characters; the server's indexes reject entries above 2,700 bytes. */
export const LONGEST_KEY = 500;
/** Maximum of the server's integer columns. */
export const LARGEST_NUMBER = LARGEST_AMOUNT;
