import { expect, test } from 'vitest';
import { STEPS_AT_ONCE, UnfinishedError, allDone, runSteps } from './steps.ts';
import type { Step } from './steps.ts';

const ignore = (): void => undefined;
const call = { signal: new AbortController().signal };

const step = (id: string, stage: number, run: () => Promise<unknown>): Step => ({
  id,
  label: id,
  stage,
  run,
});

test('stages run one after the other', async () => {
  const order: string[] = [];
  const note = (id: string) => async (): Promise<void> => {
    await Promise.resolve();
    order.push(id);
  };
  const states = await runSteps(
    [step('last', 2, note('last')), step('a', 1, note('a')), step('b', 1, note('b'))],
    new Set(),
    ignore,
    call,
  );
  expect(order).toEqual(['a', 'b', 'last']);
  expect(allDone(states)).toBe(true);
});

test('a failure lets its neighbours finish, stops later stages, and only the rest is run again', async () => {
  const runs: string[] = [];
  let broken = true;
  const steps = [
    step('good', 1, async () => runs.push('good')),
    step('bad', 1, async () => {
      runs.push('bad');
      if (broken) throw new Error('no');
    }),
    step('after', 2, async () => runs.push('after')),
  ];
  const first = await runSteps(steps, new Set(), ignore, call);
  expect(first.map(({ id, status }) => [id, status])).toEqual([
    ['good', 'done'],
    ['bad', 'failed'],
    ['after', 'waiting'],
  ]);
  broken = false;
  const second = await runSteps(steps, new Set(['good']), ignore, call);
  expect(allDone(second)).toBe(true);
  expect(runs).toEqual(['good', 'bad', 'bad', 'after']);
});

test('only a few calls are made at once', async () => {
  let running = 0;
  let most = 0;
  const steps = Array.from({ length: 20 }, (_, index) =>
    step(String(index), 1, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    }),
  );
  await runSteps(steps, new Set(), ignore, call);
  expect(most).toBe(STEPS_AT_ONCE);
});

test('once the form is gone no further step begins', async () => {
  const form = new AbortController();
  const runs: string[] = [];
  const states = await runSteps(
    [
      step('first', 1, () => {
        runs.push('first');
        form.abort();
        return Promise.resolve();
      }),
      step('later', 2, () => Promise.resolve(runs.push('later'))),
    ],
    new Set(),
    ignore,
    { signal: form.signal },
  );
  expect(runs).toEqual(['first']);
  expect(states.map(({ status }) => status)).toEqual(['done', 'waiting']);
  // Partly saved.
  expect(new UnfinishedError(states).outcome).toBe('unknown');
});
