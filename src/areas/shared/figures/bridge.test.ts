import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { createBridge } from './bridge.ts';
import type { Bridge, Message } from './bridge.ts';

type Functions = Parameters<typeof createBridge>[1];

/** Two sides, as far apart as a page and its worker */
function bridges(one: Functions, other: Functions): [Bridge, Bridge] {
  const sides: [Bridge, Bridge] = [
    createBridge((message) => pass(1, message), one),
    createBridge((message) => pass(0, message), other),
  ];
  const pass = (to: 0 | 1, message: Message): void => {
    const copy = structuredClone(message);
    queueMicrotask(() => sides[to].hear(copy));
  };
  return sides;
}

test('each side calls the other, and answers keep their calls apart', async () => {
  const [page, worker] = bridges(
    { mayBeSent: async (path: string) => path === '/admin/orders' },
    { sums: (currency: string) => new Map([[currency, 1]]) },
  );
  const answers = await Promise.all([
    page.call('sums', 'eur'),
    worker.call('mayBeSent', '/admin/orders'),
    page.call('sums', 'usd'),
  ]);
  expect(answers).toEqual([new Map([['eur', 1]]), true, new Map([['usd', 1]])]);
});

test('an error of the server stays one', async () => {
  const init = { kind: 'http', outcome: 'failed', status: 401 } as const;
  const [page] = bridges(
    {},
    {
      sums: () => {
        throw new ApiError('Unauthorized', init);
      },
      by: () => Promise.reject(new RangeError('no such zone')),
    },
  );
  const error = await page.call('sums').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Unauthorized', ...init });
  await expect(page.call('by')).rejects.toThrow('no such zone');
});
