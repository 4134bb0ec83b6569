import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from 'vitest';
import { watchCalls } from '../e2e/support/under-way.ts';

const callOf = (path: string, status?: number): object => ({
  url: () => `http://store.test${path}`,
  method: () => 'GET',
  failure: () => (status === undefined ? { errorText: 'net::ERR_FAILED' } : null),
  response: async () => ({ status: () => status }),
});

test('a failure tells the calls under way and the last five that ended, without long lists', async () => {
  const events = new EventEmitter();
  const { describe, stop } = watchCalls(events as unknown as BrowserContext);
  events.emit('request', callOf('/admin/orders?expand=items,customer&fields=id&q=Ada%20B&limit=1'));
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const call = callOf(`/admin/products/${number}?fields=id`, number === 6 ? undefined : 200);
    events.emit('request', call);
    events.emit(number === 6 ? 'requestfailed' : 'requestfinished', call);
  }
  events.emit('request', callOf('/assets/index.js'));
  expect(await describe()).toBe(
    [
      'Under way:',
      '  GET /admin/orders?q=Ada+B&limit=1',
      'Ended last:',
      '  GET /admin/products/6: net::ERR_FAILED',
      '  GET /admin/products/5: 200',
      '  GET /admin/products/4: 200',
      '  GET /admin/products/3: 200',
      '  GET /admin/products/2: 200',
    ].join('\n'),
  );
  stop();
  expect(events.eventNames()).toEqual([]);
});

test('nothing under way and nothing ended is told too', async () => {
  const { describe } = watchCalls(new EventEmitter() as unknown as BrowserContext);
  expect(await describe()).toBe('Under way:\n  none\nEnded last:\n  none');
});
