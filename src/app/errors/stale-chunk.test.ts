import { expect, test, vi } from 'vitest';
import { isChunkError, reloadOnce } from './stale-chunk.ts';

function setUp(unsaved = false): Parameters<typeof reloadOnce>[0] {
  const kept = new Map<string, string>();
  return {
    build: 'main-1.js',
    store: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    },
    hasUnsavedWork: () => unsaved,
    reach: async () => {},
    reload: vi.fn<() => void>(),
  };
}

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: https://shop.example/assets/a.js',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is code that could not be loaded', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

test('other faults are not', () => {
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('Importing a module script failed.')).toBe(false);
});

test('a build is loaded anew once, never in a loop', async () => {
  const reloading = setUp();
  await expect(reloadOnce(reloading)).resolves.toBe(true);
  await expect(reloadOnce(reloading)).resolves.toBe(false);
  expect(reloading.reload).toHaveBeenCalledTimes(1);
});

test('after the next deployment it may happen once more', async () => {
  const reloading = setUp();
  await reloadOnce(reloading);
  await expect(reloadOnce({ ...reloading, build: 'main-2.js' })).resolves.toBe(true);
});

test('unsaved work is not thrown away, and a later try is not spent', async () => {
  const reloading = setUp(true);
  await expect(reloadOnce(reloading)).resolves.toBe(false);
  await expect(reloadOnce({ ...reloading, hasUnsavedWork: () => false })).resolves.toBe(true);
});

test('where nothing can be noted it could become a loop, so the error stands', async () => {
  const reloading = setUp();
  const broken = (): never => {
    throw new DOMException('denied');
  };
  await expect(reloadOnce({ ...reloading, store: undefined })).resolves.toBe(false);
  await expect(
    reloadOnce({ ...reloading, store: { getItem: broken, setItem: broken } }),
  ).resolves.toBe(false);
  await expect(reloadOnce({ ...reloading, build: '' })).resolves.toBe(false);
  expect(reloading.reload).not.toHaveBeenCalled();
});

test('without a connection the page is kept, since it would be gone after loading it anew', async () => {
  const reloading = setUp();
  const reach = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  await expect(reloadOnce({ ...reloading, reach })).resolves.toBe(false);
  await expect(reloadOnce(reloading)).resolves.toBe(true);
});
