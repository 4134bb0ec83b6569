import { expect, test } from 'vitest';
import { formatFor } from '#ui/format/format.ts';
import { order } from '../facts/test-order.ts';
import { editOf } from './test-edit.ts';
import { differenceRows, partRows } from './totals.ts';

const format = formatFor('en');
const t = ((key: string) => key) as never;
const rowsOf = (rows: readonly { label: string; value: string }[]): string[][] =>
  rows.map(({ label, value }) => [label, value]);

test('an edit of an order that a gift card paid in part comes to what the server will ask for', () => {
  const before = order({ currency_code: 'gbp', total: 1621, gift_card_total: 1481 });
  // The server's total of an edit ignores gift cards.
  const edit = editOf(before, { total: 5984, subtotal: 5984, difference_due: 2882 });
  expect(rowsOf(differenceRows(before, edit, format, t))).toEqual([
    ['totals.before', '£16.21'],
    ['totals.after', '£45.03'],
    ['totals.due', '£28.82'],
  ]);
  expect(rowsOf(partRows(before, edit, format, t))).toEqual([
    ['totals.items', '£59.84'],
    ['totals.giftCards', '-£14.81'],
  ]);
});
