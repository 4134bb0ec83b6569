import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { searchText } from '../search.ts';
import { buyerName, orderName } from '../names.ts';
import { detailsOf } from './details.ts';
import { countParams } from '#shared/orders/count.ts';
import { orderList } from './query.ts';
import { laterParams, newestOf } from './useNewOrders.ts';
import { toDoOf } from './to-do-filter.ts';
import { narrowed } from './to-do-statuses.ts';
import { startingViews } from './views.ts';

const viewOf = (address: string) => readListView(new URLSearchParams(address), orderList.filters);
const paramsOf = (address: string) => orderList.params(viewOf(address));

test('the address becomes what the server understands', () => {
  expect(
    paramsOf(
      'q=ada&status=pending&payment_status=awaiting&payment_status=captured&fulfillment_status=shipped&region_id=reg_1&currency_code=eur&sales_channel_id=sc_1&customer_id=cus_1&created_at=2026-11-01..&updated_at=..2026-11-30&canceled_at=last7&order=-display_id&page=2',
    ),
  ).toEqual({
    ...paramsOf(''),
    q: 'ada',
    limit: 25,
    offset: 25,
    order: '-display_id',
    status: ['pending'],
    payment_status: ['awaiting', 'captured'],
    fulfillment_status: ['shipped'],
    region_id: ['reg_1'],
    currency_code: 'eur',
    sales_channel_id: ['sc_1'],
    customer_id: 'cus_1',
    created_at: { gte: expect.stringContaining('T') },
    updated_at: { lt: expect.stringContaining('T') },
    canceled_at: { gte: expect.stringContaining('T'), lt: expect.stringContaining('T') },
  });
});

test('a state that the server does not know is no filter', () => {
  expect(paramsOf('payment_status=paid')).not.toHaveProperty('payment_status');
});

test.each([
  ['#1042', '1042'],
  ['# 1042', '1042'],
  [' 1042 ', '1042'],
  ['ada@example.com', 'ada@example.com'],
  ['#', '#'],
  ['C#', 'C#'],
])('“%s” is searched as “%s”', (typed, asked) => {
  expect(searchText(typed)).toBe(asked);
});

test('a number is asked for without its sign', () => {
  expect(paramsOf('q=%2342')).toMatchObject({ q: '42' });
});

test('what counts the orders asks for one, with nothing that belongs to it', () => {
  expect(countParams(paramsOf('payment_status=awaiting&page=3&order=display_id'))).toMatchObject({
    limit: 1,
    offset: 0,
    order: '-created_at',
    fields: 'id,total',
    expand: '',
    payment_status: ['awaiting'],
  });
});

test('each view that a store starts with asks for something of its own', () => {
  const views = startingViews(((key: string) => key) as never);
  const asked = views.map(({ query }) => {
    const { limit: _l, offset: _o, fields: _f, expand: _e, order: _s, ...rest } = paramsOf(query);
    return rest;
  });
  expect(views.map(({ query }) => toDoOf(viewOf(query)))).toEqual([
    'ship',
    'capture',
    'send',
    undefined,
    undefined,
    undefined,
  ]);
  expect(Object.fromEntries(views.map(({ id }, index) => [id, asked[index]]))).toEqual({
    'to-ship': {},
    'to-capture': {},
    'to-send': {},
    returns: { fulfillment_status: ['partially_returned', 'requires_action', 'returned'] },
    unpaid: { payment_status: ['awaiting', 'not_paid', 'requires_action'] },
    today: { created_at: { gte: expect.any(String), lt: expect.any(String) } },
  });
  // Opening the view's URL must not count as changing it.
  for (const { query } of views) {
    expect(new URLSearchParams(query).toString()).toBe(query);
  }
});

test('statuses are narrowed by what is chosen too, down to none', () => {
  expect(narrowed({ status: ['pending'] }, {})).toEqual({ status: ['pending'] });
  expect(narrowed({}, { payment_status: ['awaiting'] })).toEqual({ payment_status: ['awaiting'] });
  const both = narrowed({ status: ['pending', 'archived'] }, { status: ['archived', 'canceled'] });
  expect(both).toEqual({ status: ['archived'] });
  expect(narrowed({ status: ['pending'] }, { status: ['canceled'] })).toBeUndefined();
});

test('new orders are those after the newest that is known', () => {
  const at = (created_at: string): { created_at: string } => ({ created_at });
  const newest = newestOf([at('2026-11-20T10:00:00.000Z'), at('2026-11-22T04:06:19.191Z')]);
  expect(laterParams({ status: ['pending'] }, newest)).toEqual({
    status: ['pending'],
    created_at: { gte: '2026-11-22T04:06:19.192Z' },
  });
});

test('within a range of days they are those of these days', () => {
  const since = Date.parse('2026-11-22T04:00:00.000Z');
  const days = { gte: '2026-11-22T00:00:00.000Z', lt: '2026-11-23T00:00:00.000Z' };
  expect(laterParams({ created_at: days }, since).created_at).toEqual({
    gte: '2026-11-22T04:00:00.001Z',
    lt: days.lt,
  });
  expect(laterParams({ created_at: days }, 0).created_at).toEqual(days);
});

test('an order without a time that can be read is not the newest', () => {
  expect(newestOf([null, {}, { created_at: 'soon' }] as never)).toBe(0);
  expect(newestOf([])).toBe(0);
});

test('an order’s pieces, parcels and shipping methods are added up, whatever else is damaged', () => {
  const sent = { status: 'pending', fulfillment_status: 'shipped' } as const;
  expect(
    detailsOf({
      ...sent,
      items: [{ quantity: 2 }, null, { quantity: 'x' }, { quantity: 3 }],
      fulfillments: [
        { tracking_links: [{ tracking_number: 'TT1' }, { tracking_number: null }] },
        { tracking_links: null },
        null,
        { tracking_links: [{ tracking_number: 'TT2' }] },
      ],
      shipping_methods: [
        { shipping_option: { name: 'Express' } },
        { shipping_option: null },
        null,
        { shipping_option: { name: 'Express' } },
      ],
    } as never),
  ).toMatchObject({ pieces: 5, tracking: ['TT1', 'TT2'], shipping: ['Express'] });
  expect(detailsOf({ ...sent, items: [] })).toEqual({ pieces: 0, fulfillment: 'shipped' });
});

test.each([
  ['the customer’s name', { first_name: 'Ada', last_name: 'Byrne' }, 'Ada Byrne'],
  ['of a guest the recipient’s', { first_name: null, last_name: null }, 'Bo Lund'],
])('who bought is called by %s', (_what, customer, name) => {
  const order = {
    customer: { ...customer, email: 'a@example.com' },
    shipping_address: { first_name: 'Bo', last_name: 'Lund' },
    email: 'a@example.com',
  };
  expect(buyerName(order as never)).toBe(name);
  expect(buyerName({ ...order, customer: null, shipping_address: null })).toBe('a@example.com');
});

test('an order without a number is called by none', () => {
  expect(orderName({ display_id: 42 })).toBe('#42');
  for (const damaged of [null, undefined, 'strange', -1e300, {}]) {
    expect(orderName({ display_id: damaged } as never)).toBe('–');
  }
});
