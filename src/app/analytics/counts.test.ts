// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePerson } from '../preferences/browser-storage.ts';
import { tellCounts } from './counts.ts';
import type { Usage } from './usage.ts';

const store = { name: 'Tern & Tiller', currencies: [] };
const counts: Record<string, number> = {
  users: 3,
  products: 40,
  orders: 7,
  regions: 5,
  discounts: 2,
};

let isAway: string | undefined;

beforeEach(() => {
  sessionStorage.clear();
  notePerson('usr_1');
  isAway = undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    const list = /\/admin\/(\w+)\?/.exec(url)?.[1] ?? '';
    if (list === isAway) return new Response('{}', { status: 403 });
    return Response.json({ [list]: [], count: counts[list], offset: 0, limit: 1 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function told(userId = 'usr_1'): Promise<[string, unknown][]> {
  const events: [string, unknown][] = [];
  const event: Usage['event'] = (name, payload) => void events.push([name, payload]);
  await tellCounts({ event }, store, userId);
  return events;
}

test('the size of the store is told in seven figures, from the lists’ counts', async () => {
  expect(await told()).toEqual([
    ['storeName', { name: 'Tern & Tiller' }],
    ['currencies', { count: 0 }],
    ['numUsers', { count: 3 }],
    ['numProducts', { count: 40 }],
    ['numOrders', { count: 7 }],
    ['regions', { count: 5 }],
    ['numDiscounts', { count: 2 }],
  ]);
});

test('once a session; someone else’s is another', async () => {
  expect(await told()).toHaveLength(7);
  expect(await told()).toEqual([]);
  expect(await told('usr_2')).toHaveLength(7);
});

test('a figure that may not be read is left out', async () => {
  isAway = 'orders';
  const names = (await told()).map(([name]) => name);
  expect(names).not.toContain('numOrders');
  expect(names).toContain('numDiscounts');
});
