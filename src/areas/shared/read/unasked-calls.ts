/** Calls, one a record, that a page makes on its own; with more records, a button or a choice starts them. */
export const UNASKED_CALLS = 10;
