import { expect, test, vi } from 'vitest';
import { createUsage } from './usage.ts';
import type { Usage, UsageProvider } from './usage.ts';

function setUp(): { usage: Usage; told: unknown[][]; load: () => Promise<UsageProvider> } {
  const told: unknown[][] = [];
  const provider: UsageProvider = {
    identify: (...args) => void told.push(['identify', ...args]),
    capture: (...args) => void told.push(args),
    stop: () => void told.push(['stop']),
  };
  const load = vi.fn<() => Promise<UsageProvider>>(async () => provider);
  return { usage: createUsage(load), told, load };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('nothing is loaded before it starts', async () => {
  const { usage, told, load } = setUp();
  usage.page('/a/products');
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('first who it is, then what waited, then the rest', async () => {
  const { usage, told } = setUp();
  usage.email('usr_1', 'ada@example.com');
  usage.start({ userId: 'usr_1', storeName: 'Tern & Tiller' });
  usage.page('/a/products/:id');
  await settle();
  expect(told).toEqual([
    ['identify', 'usr_1', 'Tern & Tiller'],
    ['userEmail', { email: 'ada@example.com' }],
    ['$pageview', { $current_url: '/a/products/:id', $pathname: '/a/products/:id' }],
  ]);
});

test('of someone who stays unknown only pages are told', async () => {
  const { usage, told, load } = setUp();
  usage.email('usr_1', 'ada@example.com');
  usage.start(undefined);
  usage.event('numOrders', { count: 7 });
  usage.page('/a/products');
  await settle();
  expect(load).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(told).toEqual([['$pageview', { $current_url: '/a/products', $pathname: '/a/products' }]]);
});

const ADA = { userId: 'usr_1', storeName: 'Tern & Tiller' };
const addresses = (told: unknown[][]): unknown[] =>
  told.flatMap(([name, payload]) => (name === 'userEmail' ? [payload] : []));

test('an address is told at once by those who are known, else once they are', async () => {
  const { usage, told } = setUp();
  usage.start(ADA);
  usage.email('usr_1', 'ada@example.com');
  await settle();
  usage.stop();
  usage.start(undefined);
  usage.email('usr_1', 'countess@example.com');
  await settle();
  expect(addresses(told)).toEqual([{ email: 'ada@example.com' }]);
  usage.stop();
  usage.start(ADA);
  await settle();
  expect(addresses(told)).toEqual([
    { email: 'ada@example.com' },
    { email: 'countess@example.com' },
  ]);
});

test('it isn’t told for anybody else, after another choice, or while someone stays unknown', async () => {
  const { usage, told } = setUp();
  const restart = (context: typeof ADA | undefined): void => {
    usage.stop();
    usage.start(context);
  };
  usage.start(undefined);
  usage.email('usr_1', 'ada@example.com');
  restart({ ...ADA, userId: 'usr_2' });
  await settle();
  restart(ADA);
  await settle();
  restart(undefined);
  usage.email('usr_1', 'ada@example.com');
  usage.email('usr_1', undefined);
  restart(ADA);
  await settle();
  restart(undefined);
  usage.email('usr_1', 'ada@example.com');
  restart(undefined);
  restart(ADA);
  await settle();
  expect(addresses(told)).toEqual([]);
});

test('after opting out nothing more is told, not even what was on its way', async () => {
  const { usage, told } = setUp();
  usage.start({ userId: 'usr_1', storeName: 'Tern & Tiller' });
  usage.event('numUsers', { count: 3 });
  usage.stop();
  usage.page('/a/products');
  await settle();
  expect(told).toEqual([['stop']]);
});

test('where the provider’s code is blocked, nothing fails', async () => {
  const usage = createUsage(() => Promise.reject(new Error('blocked')));
  usage.start({ userId: 'usr_1', storeName: 'Tern & Tiller' });
  expect(() => usage.page('/a/products')).not.toThrow();
  await settle();
});
