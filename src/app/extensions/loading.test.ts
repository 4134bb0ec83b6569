// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { defineExtension } from './extension.ts';
import { loadExtension, loadExtensions } from './loading.ts';

const loadNamespaces = vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);

const sourceOf = (name: string, defined = name) => ({
  name,
  load: async () => ({ default: defineExtension({ name: defined }) }),
});

test('an extension comes with its texts', async () => {
  expect(await loadExtension(sourceOf('warranties'))).toEqual({ name: 'warranties' });
  expect(loadNamespaces).toHaveBeenLastCalledWith(['x-warranties', 'extensions']);
});

test('two filters with one id are refused, as one would take the place of the other', async () => {
  const filters = [
    { on: 'orders', id: 'state', label: 'state', options: [] },
    { on: 'products', id: 'state', label: 'state', options: [] },
  ] as const;
  const load = async () => ({ default: defineExtension({ name: 'approval', filters }) });
  await expect(loadExtension({ name: 'approval', load })).rejects.toThrow('the id state');
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
