import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { agree } from './agree.ts';
import { callForEach } from './steps.ts';

interface Painting {
  kind: 'paint';
  color: string;
}
const lamps = [{ id: 'a' }, { id: 'b' }];
const call = { signal: new AbortController().signal };

test('a change is settled once for all its steps, again after a failure, and known as it was sent', async () => {
  const paint = vi.fn(async (_id: string, _color: string) => undefined);
  const settle = vi
    .fn(async (change: Painting) => ({ ...change, color: 'Red' }))
    .mockRejectedValueOnce(new Error('Stopped'));
  const agreed = agree<Painting, { id: string }>(
    {
      changeSteps: ({ color }: Painting, items: readonly { id: string }[]) =>
        callForEach(
          items,
          ({ id }) => id,
          async ({ id }) => paint(id, color),
        ),
      settle,
    },
    { kind: 'paint', color: 'RED' },
    lamps,
    { client: new QueryClient(), labelOf: () => '' },
  );
  const run = async (): Promise<unknown> => Promise.all(agreed.steps.map((step) => step.run(call)));
  await expect(run()).rejects.toThrow('Stopped');
  expect(paint).not.toHaveBeenCalled();
  await run();
  expect(settle).toHaveBeenCalledTimes(2);
  expect(paint.mock.calls).toEqual([
    ['a', 'Red'],
    ['b', 'Red'],
  ]);
  expect(agreed.change().color).toBe('Red');
});
