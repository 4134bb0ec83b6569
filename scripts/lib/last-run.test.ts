import { expect, test } from 'vitest';
import { remainingTests } from './last-run.ts';

const ORDERS = '[live] › live/orders.spec.ts › an order is found';
const PAGE = '[live] › live/order-page.spec.ts › an order is shown';
const LIST = '[gallery] › gallery/list.spec.ts › keys walk';

test('an interrupted run is resumed with what hasn’t passed', () => {
  expect(remainingTests([ORDERS, PAGE, LIST], [PAGE], [])).toEqual([ORDERS, LIST]);
});

test('an edited spec runs again as a whole, whatever its tests are called now', () => {
  const changed = ['tests/e2e/live/orders.spec.ts', 'src/areas/orders/list/query.ts'];
  const other = '[live] › live/orders.spec.ts › an order is filtered';
  expect(remainingTests([ORDERS, other, PAGE], [ORDERS, other, PAGE], changed)).toEqual([
    '[live] › live/orders.spec.ts',
  ]);
});
