/** With more records, a button starts the calls, one a record. */
export const UNASKED_CALLS = 10;
