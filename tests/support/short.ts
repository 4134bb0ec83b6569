/**
 * `npm test` sets the short form: repetitive tests run partially, browser tests tagged `@all` not at all. `npm run
 * test:all`, `npm run e2e` and `npm run contract -- server` run everything.
 */
export const isShort = process.env.TESTS_SHORT === '1';

/** The walk visits each place in every language at every width, and each screen meets each fault: hours. */
export const isWhole = process.env.TESTS_WHOLE === '1';

/**
 * In the short form returns every third row, starting differently per test, so that all rows are covered across tests.
 *
 * @param turn start offset
 * @param step another than three
 */
export function inTurn<Row>(rows: readonly Row[], turn: number, step = 3): readonly Row[] {
  const steps = Math.min(step, rows.length);
  return isShort ? rows.filter((_row, place) => place % steps === turn % steps) : rows;
}
