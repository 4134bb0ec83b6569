/**
 * `npm test` sets the short form: repetitive tests run partially, browser tests tagged `@all` not at all. `npm run
 * test:all`, `npm run e2e` and `npm run contract -- server` run all tests, the longest matrices in turn.
 */
export const isShort = process.env.TESTS_SHORT === '1';

/** Nothing in turn: the walk visits each place in every language at every width, each screen meets each fault. Hours. */
export const isWhole = process.env.TESTS_WHOLE === '1';

const everyNth = <Row>(rows: readonly Row[], turn: number, step: number): readonly Row[] => {
  const steps = Math.min(step, rows.length);
  return rows.filter((_row, place) => place % steps === turn % steps);
};

/**
 * In the short form returns every third row, starting differently per test, so that all rows are covered across tests.
 *
 * @param turn start offset
 * @param step another than three
 */
export const inTurn = <Row>(rows: readonly Row[], turn: number, step = 3): readonly Row[] =>
  isShort ? everyNth(rows, turn, step) : rows;

/** As `inTurn`; in `npm run test:all` every other row. */
export const halfInTurn = <Row>(rows: readonly Row[], turn: number, step = 3): readonly Row[] =>
  isWhole ? rows : everyNth(rows, turn, isShort ? step : 2);
