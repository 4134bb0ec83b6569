import { expect, test } from 'vitest';
import { changedFiles, keepsPassed, remainingTests } from './last-run.ts';

const ORDERS = '[live] › live/orders.spec.ts › an order is found';
const PAGE = '[live] › live/order-page.spec.ts › an order is shown';
const LIST = '[gallery] › gallery/list.spec.ts › keys walk';

test('an interrupted run is resumed with what hasn’t passed', () => {
  expect(remainingTests([ORDERS, PAGE, LIST], [PAGE], [])).toEqual([ORDERS, LIST]);
});

test('an edited spec runs again as a whole, whatever its tests are called now', () => {
  const changed = ['tests/e2e/live/orders.spec.ts', 'docs/tests.md'];
  const other = '[live] › live/orders.spec.ts › an order is filtered';
  expect(remainingTests([ORDERS, other, PAGE], [ORDERS, other, PAGE], changed)).toEqual([
    '[live] › live/orders.spec.ts',
  ]);
});

test.each([
  ['src/areas/orders/list/query.ts', false],
  ['tests/e2e/support/test.ts', false],
  ['scripts/lib/app.ts', false],
  ['docs/deploy/nginx.conf', false],
  ['docs/tests.md', true],
  ['tests/e2e/live/orders.spec.ts', true],
])('after an edit of %s, what passed still counts: %s', (file, isKept) => {
  expect(keepsPassed(['tests/e2e/live/order-page.spec.ts', file])).toBe(isKept);
});

test('edits that were there when a run began are no change, and those taken back are', () => {
  const edits = { 'src/a.ts': 'a', 'src/b.ts': 'b', 'src/c.ts': 'c' };
  expect(changedFiles(edits, edits)).toEqual([]);
  const now = { 'src/a.ts': 'a', 'src/b.ts': 'changed', 'src/d.ts': 'd' };
  expect(changedFiles(edits, now)).toEqual(['src/b.ts', 'src/c.ts', 'src/d.ts']);
});
