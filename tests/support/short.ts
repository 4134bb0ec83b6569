/**
 * `npm test` tries what is the same for many things in a short form, and leaves out tests in a browser with the tag
 * `@all`; `npm run test:all`, `npm run e2e` and `npm run contract:server` try all of it.
 */
export const isShort = process.env.TESTS_SHORT === '1';

/**
 * Rows for which a test is the same, such as currencies, or the moments at which a connection breaks. In the short form
 * every third of them, beginning with another one in each test: each row comes up, but not in all tests.
 *
 * @param turn where this test begins
 */
export function inTurn<Row>(rows: readonly Row[], turn: number): readonly Row[] {
  const step = Math.min(3, rows.length);
  return isShort ? rows.filter((_row, place) => place % step === turn % step) : rows;
}
