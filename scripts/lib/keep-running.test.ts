import { expect, test, vi } from 'vitest';
import type { Serving } from './app.ts';
import { keepRunning } from './keep-running.ts';

test('a server that dies starts again once it can, says so, and is the one that is stopped', async () => {
  const starts: ((lastWords: string) => void)[] = [];
  const stop = vi.fn<(id: number) => void>();
  const start = async (onGone: (lastWords: string) => void): Promise<Serving> => {
    const id = starts.push(onGone);
    if (id === 2 || id === 3) throw new Error('A slip in line 7');
    return {
      url: 'http://mock',
      stop: async () => {
        stop(id);
      },
    };
  };
  const say = vi.fn<(line: string) => void>();
  const server = await keepRunning(start, { name: 'The mock', advice: 'Mend it.', say, pause: 1 });
  expect(server.url).toBe('http://mock');
  expect(say).not.toHaveBeenCalled();

  starts[0]?.('Something went wrong');
  await expect.poll(() => starts.length).toBe(4);
  const lines = (): string[] => say.mock.calls.map(([line]) => line.trim());
  await expect
    .poll(() => lines())
    .toEqual([
      'The mock has stopped and starts again. Its last words:\n\nSomething went wrong',
      'A slip in line 7\nMend it.',
      'The mock is back.',
    ]);
  await server.stop();
  expect(stop.mock.calls).toEqual([[4]]);
});

test('a server that can’t start at first says why, and isn’t tried again', async () => {
  const start = vi.fn<() => Promise<Serving>>(() => Promise.reject(new Error('no port')));
  const kept = keepRunning(start, { name: 'The mock', advice: '', pause: 1 });
  await expect(kept).rejects.toThrow('no port');
  expect(start).toHaveBeenCalledTimes(1);
});
