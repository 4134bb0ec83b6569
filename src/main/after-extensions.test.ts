import { afterEach, expect, test, vi } from 'vitest';
import { afterExtensions } from './after-extensions.ts';

const order: string[] = [];

vi.mock('#app/extensions/store-extensions.ts', () => ({
  loadStoreExtensions: async () => {
    await Promise.resolve();
    order.push('extensions');
  },
}));

afterEach(() => {
  order.length = 0;
  vi.unstubAllGlobals();
});

const discover = afterExtensions(async () => {
  order.push('screens');
});

test.each([
  ['?x-approval.state=late', ['extensions', 'screens']],
  ['?q=oil&x-approval.state=late', ['extensions', 'screens']],
  ['?list=x-approval.state%3Dlate', ['extensions', 'screens']],
  ['?list=status%3Dpending%26x-approval.state%3Dlate', ['extensions', 'screens']],
  ['?q=max-min&status=pending', ['screens']],
  ['', ['screens']],
])('with %s, screens wait for the extensions that the address names', async (search, steps) => {
  vi.stubGlobal('window', { location: { search } });
  await discover({} as Parameters<typeof discover>[0]);
  expect(order).toEqual(steps);
});
