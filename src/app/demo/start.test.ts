import { afterEach, expect, test, vi } from 'vitest';
import { startDemo } from './start.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A worker that takes the page over when it is asked to. */
function workers(): object {
  const container = {
    controller: null as object | null,
    taken: (): void => undefined,
    register: () => Promise.resolve(),
    ready: Promise.resolve({
      active: {
        postMessage: (_request: unknown, [port]: MessagePort[]): void => {
          container.controller = {};
          container.taken();
          port?.postMessage({ delay: 0, failures: 0 });
        },
      },
    }),
    addEventListener: (_kind: string, act: () => void): void => {
      container.taken = act;
    },
  };
  return container;
}

test('the page is served by the worker once that has taken it over', async () => {
  vi.stubGlobal('navigator', { serviceWorker: workers() });
  expect(await startDemo()).toBe(true);
});

test('a browser without service workers can’t run the demo', async () => {
  vi.stubGlobal('navigator', {});
  expect(await startDemo()).toBe(false);
});

test('nor can one that refuses the worker, or that never starts it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuses = { ...workers(), register: () => Promise.reject(new Error('insecure')) };
  vi.stubGlobal('navigator', { serviceWorker: refuses });
  expect(await startDemo()).toBe(false);
  const hangs = { ...workers(), ready: new Promise<never>(() => undefined) };
  vi.stubGlobal('navigator', { serviceWorker: hangs });
  expect(await startDemo(20)).toBe(false);
});
