import { LARGEST_AMOUNT } from '#ui/money/parse.ts';

/** Bytes of a file; one that is larger is refused before any of it is read. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** Rows of a file, without its header. */
export const MOST_ROWS = 10_000;
/** Columns of a file. A product has some forty; prices, pictures and channels add the rest. */
export const MOST_COLUMNS = 500;
/** Characters of one cell: far more than any description, and few enough to be shown. */
export const LONGEST_CELL = 100_000;
/** Characters of what the server keeps an index of: its indexes refuse entries of more than 2,700 bytes. */
export const LONGEST_KEY = 500;
/** What the server's columns for whole numbers hold. */
export const LARGEST_NUMBER = LARGEST_AMOUNT;
