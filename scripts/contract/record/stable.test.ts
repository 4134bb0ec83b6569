import { expect, test } from 'vitest';
import type { Json } from '../document.ts';
import { createStabilizer, spanOf } from './stable.ts';

const ULID = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const id = (kind: string, start: number): string =>
  `${kind}_${(ULID + ULID).slice(start, start + 26)}`;

/** The same calls on a store seeded `days` later. */
function run(from: number, seed: number): Json[] {
  const at = (offset: number): string => new Date(from + offset).toISOString();
  const [order, item, region] = [id('order', seed), id('item', seed), id('reg', seed)];
  const old = new Date(Date.UTC(2026, 4, seed)).toISOString();
  const name = `Rope-${(from + 5).toString(36)}a`;
  const timed = { starts_at: at(seed - 60_000), ends_at: at(seed + 86_400_000) };
  const answers = [
    { regions: [{ id: region, created_at: old, updated_at: old, name: 'Europe' }], count: 1 },
    {
      order: {
        id: order,
        region_id: region,
        created_at: at(seed),
        updated_at: at(2 * seed),
        canceled_at: null,
        items: [{ id: item, order_id: order, title: name, created_at: at(seed) }],
        metadata: { [item]: 1, ends: '2094-01-02T03:04:05.000Z' },
      },
    },
    {
      handle: name.toLowerCase(),
      url: `http://localhost:${9000 + seed}/uploads/${from + 7}-rope.png`,
      access_token: `eyJa${seed}.b${seed}.c`,
      code: `AB${seed}C-1234-5678-9ABC`,
    },
    { discount: { id: id('disc', seed), created_at: at(seed), ...timed } },
  ];
  const stable = createStabilizer(spanOf(answers, from, from + 1000));
  return [...answers.map((one) => stable(one)), stable(timed, true)];
}

test('two runs of the same calls give the same examples', () => {
  expect(run(Date.UTC(2026, 6, 1, 8), 3)).toEqual(run(Date.UTC(2026, 10, 30, 21), 9));
});

test('ids are numbered by kind, and a reference has its record’s', () => {
  const [regions, order] = run(Date.UTC(2026, 6, 1), 3);
  expect(regions).toEqual({
    regions: [
      {
        id: 'reg_01000000000000000000000001',
        created_at: '2026-01-05T00:00:00.000Z',
        updated_at: '2026-01-05T00:00:00.000Z',
        name: 'Europe',
      },
    ],
    count: 1,
  });
  expect(order).toMatchObject({
    order: {
      id: 'order_01000000000000000000000001',
      region_id: 'reg_01000000000000000000000001',
      created_at: '2026-01-05T01:00:00.000Z',
      updated_at: '2026-01-05T01:10:00.000Z',
      canceled_at: null,
      items: [{ title: 'Rope-a', order_id: 'order_01000000000000000000000001' }],
      metadata: { item_01000000000000000000000001: 1, ends: '2094-01-02T03:04:05.000Z' },
    },
  });
});

test('what a call dates from now keeps its days', () => {
  const [, , , discount, body] = run(Date.UTC(2026, 6, 1), 3);
  expect(discount).toMatchObject({
    discount: { starts_at: '2026-01-05T01:10:00.000Z', ends_at: '2026-01-06T01:10:00.000Z' },
  });
  expect(body).toEqual({
    starts_at: '2026-01-05T00:10:00.000Z',
    ends_at: '2026-01-06T00:10:00.000Z',
  });
});

test('tokens, codes, addresses and file names are replaced', () => {
  expect(run(Date.UTC(2026, 6, 1), 3)[2]).toEqual({
    handle: 'rope-a',
    url: 'http://localhost:9000/uploads/1767571200000-rope.png',
    access_token: 'token',
    code: 'CARD-0000-0000-0001',
  });
});
