import { expect, test } from 'vitest';
import { findRows, pageOf } from './find.ts';
import type { Row } from './pool.ts';

const ROWS: Row[] = [
  {
    id: 'order_a',
    display_id: 7,
    created_at: '2026-01-01T10:00:00.000Z',
    total: 900,
    parent_id: null,
    customer: { id: 'cus_a', email: 'ines@shop.example' },
    sales_channels: [{ id: 'sc_web' }],
  },
  {
    id: 'order_b',
    display_id: 12,
    created_at: '2026-02-01T10:00:00.000Z',
    total: 1500,
    parent_id: 'order_a',
    customer: { id: 'cus_b', email: 'jan@shop.example' },
    sales_channels: [{ id: 'sc_web' }, { id: 'sc_fair' }],
  },
];

const found = (query: string): unknown[] =>
  findRows(ROWS, new URLSearchParams(query)).map(({ id }) => id);

test.each([
  ['', ['order_a', 'order_b']],
  ['q=INES', ['order_a']],
  ['q=12', ['order_b']],
  ['q=order_a', []],
  ['id=order_b', ['order_b']],
  ['display_id=7', ['order_a']],
  ['id[]=order_a&id[]=order_b', ['order_a', 'order_b']],
  ['parent_id=null', ['order_a']],
  ['sales_channel_id[]=sc_fair', ['order_b']],
  ['created_at[gte]=2026-01-15', ['order_b']],
  ['created_at[constructor]=x', []],
  ['created_at[lt]=2026-02-01T12:00:00%2B02:00&created_at[gt]=2026-01-31', []],
  ['total[gt]=1000', ['order_b']],
  ['total[gt]=900', ['order_b']],
  ['total[gte]=1500', ['order_b']],
  ['total[lt]=1500', ['order_a']],
  ['total[lte]=900', ['order_a']],
  ['customer[email]=jan@shop.example', ['order_b']],
  ['unknown=x&expand=customer&fields=id', ['order_a', 'order_b']],
  ['order=-total', ['order_b', 'order_a']],
  ['order=created_at', ['order_a', 'order_b']],
  ['order=-unknown', ['order_a', 'order_b']],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('a page has the count of all rows', () => {
  expect(pageOf(ROWS, new URLSearchParams('offset=1'), 20)).toEqual({
    rows: ROWS.slice(1),
    count: 2,
    offset: 1,
    limit: 20,
  });
  expect(pageOf(ROWS, new URLSearchParams('limit=0'), 20)).toMatchObject({ rows: [], count: 2 });
});
