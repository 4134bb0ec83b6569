// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { defineExtension } from './extension.ts';
import type { Extension } from './extension.ts';
import { LIMIT, loadExtension, loadExtensions } from './loading.ts';

const loadNamespaces = vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);

const sourceOf = (name: string, defined = name) => ({
  name,
  load: async () => ({ default: defineExtension({ name: defined }) }),
});

test('an extension comes with its texts', async () => {
  expect(await loadExtension(sourceOf('warranties'))).toEqual({ name: 'warranties' });
  expect(loadNamespaces).toHaveBeenLastCalledWith(['x-warranties', 'extensions']);
});

const options = [] as const;
const load = async () => ({ default: () => null });

test.each<[string, Partial<Extension>, string]>([
  [
    'filters, even of two lists',
    {
      filters: [
        { on: 'orders', id: 'state', label: 'state', options },
        { on: 'products', id: 'state', label: 'state', options },
      ],
    },
    'two filters with the id state',
  ],
  [
    'columns',
    {
      columns: [
        { on: 'orders', id: 'state', header: 'state', load },
        { on: 'products', id: 'state', header: 'state', load },
        { on: 'orders', id: 'state', header: 'other', load },
      ],
    },
    'two columns with the id orders.state',
  ],
  [
    'fields',
    {
      fields: [
        { on: 'customer', name: 'vat', label: 'vat', kind: 'text' },
        { on: 'customer', name: 'vat', label: 'tax', kind: 'number' },
      ],
    },
    'two fields with the id customer.vat',
  ],
])('two %s with one id are refused', async (_, parts, reason) => {
  const source = async () => ({ default: defineExtension({ name: 'approval', ...parts }) });
  await expect(loadExtension({ name: 'approval', load: source })).rejects.toThrow(reason);
});

const never = { name: 'approval', load: () => new Promise<never>(() => undefined) };

test('time offline doesn’t count against one that is slow', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: false });
  const given = vi.fn<() => void>();
  const loading = loadExtensions([never]).then(given);
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(LIMIT - 10_000);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(given).toHaveBeenCalledOnce();
  log.mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one that never comes is given up, and leaves the others', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loading = loadExtensions([never, sourceOf('warranties')]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect((await loading).map(({ extension }) => extension?.name)).toEqual([
    undefined,
    'warranties',
  ]);
  log.mockRestore();
  vi.useRealTimers();
});

test('one that fails stays known by name and leaves the others', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = await loadExtensions([sourceOf('approval', 'approvals'), sourceOf('warranties')]);
  expect(found).toEqual([
    { name: 'approval', extension: undefined },
    { name: 'warranties', extension: { name: 'warranties' } },
  ]);
  expect(String(log.mock.lastCall?.[0])).toContain('extensions/approval/index.ts');
  log.mockRestore();
});
