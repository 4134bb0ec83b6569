import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { capturing } from '../order/actions/payment-operations.ts';
import type { CaptureSent } from '../order/actions/payment-operations.ts';
import { order, payment } from '../order/facts/test-order.ts';
import type { Order } from '../order/query.ts';
import { isJobDone, lookAtJobs, newRuns, tryJobs } from './run.ts';
import type { JobRun, Runner } from './run.ts';

const SENT: CaptureSent = { payments: ['pay_1'] };

const waiting = (number: number): Order => order({ id: `order_${number}`, display_id: number });
const paid = (before: Order): Order => ({
  ...before,
  payments: [payment({ captured_at: '2026-01-01' })],
});

const lost = (): ApiError => new ApiError('cut', { kind: 'network', outcome: 'unknown' });

function server(
  orders: readonly Order[],
  onSend: (id: string, act: () => void) => void = (_id, act) => act(),
): Runner<CaptureSent> & { sends: string[]; reads: string[]; stop: () => void } {
  const now = new Map(orders.map((one) => [one.id, one]));
  const sends: string[] = [];
  const reads: string[] = [];
  let isStopped = false;
  const readNow = (id: string): Order => {
    const found = now.get(id);
    if (!found) throw new Error('gone');
    return found;
  };
  return {
    operation: capturing,
    renew: () => SENT,
    atOnce: 2,
    sends,
    reads,
    read: async (id) => {
      reads.push(id);
      return readNow(id);
    },
    send: async ({ id }) => {
      sends.push(id);
      onSend(id, () => now.set(id, paid(readNow(id))));
    },
    settled: async () => undefined,
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
    },
    onChange: () => undefined,
  };
}

const planned = (orders: readonly Order[]): JobRun<CaptureSent>[] =>
  newRuns(orders.map((one) => ({ id: one.id, order: one, sent: SENT })));

const kinds = (runs: readonly JobRun<CaptureSent>[]): string[] =>
  runs.map(({ state }) => state.kind);

test('each order is read right before it is sent, and sent once', async () => {
  const orders = [1, 2, 3].map(waiting);
  const runner = server(orders);
  const ended = await tryJobs(runner, planned(orders));
  expect(ended.every(isJobDone)).toBe(true);
  expect(runner.reads).toEqual(['order_1', 'order_2', 'order_3']);
  expect(runner.sends).toEqual(['order_1', 'order_2', 'order_3']);
});

test('one that fails stops no other, and is tried again alone', async () => {
  const orders = [1, 2, 3].map(waiting);
  let fails = true;
  const runner = server(orders, (id, act) => {
    if (id === 'order_2' && fails) throw new Error('refused');
    act();
  });
  const first = await tryJobs(runner, planned(orders));
  expect(kinds(first)).toEqual(['done', 'failed', 'done']);
  fails = false;
  expect(kinds(await tryJobs(runner, first))).toEqual(['done', 'done', 'done']);
  expect(runner.sends).toEqual(['order_1', 'order_2', 'order_3', 'order_2']);
});

test('what was lost isn’t tried again before it was looked at', async () => {
  const orders = [1, 2].map(waiting);
  const runner = server(orders, (id, act) => {
    act();
    if (id === 'order_1') throw lost();
  });
  const first = await tryJobs(runner, planned(orders));
  expect(kinds(first)).toEqual(['unknown', 'done']);
  // Trying skips unknown outcomes.
  expect(kinds(await tryJobs(runner, first))).toEqual(['unknown', 'done']);
  expect(kinds(await lookAtJobs(runner, first))).toEqual(['doneBefore', 'done']);
  expect(runner.sends).toEqual(['order_1', 'order_2']);
});

test('what was lost and isn’t done can be tried again; done late, it isn’t sent again', async () => {
  const [one] = [waiting(1)];
  let act = (): void => undefined;
  const runner = server([one], (_id, acts) => {
    act = acts;
    throw lost();
  });
  const looked = await lookAtJobs(runner, await tryJobs(runner, planned([one])));
  expect(kinds(looked)).toEqual(['notDone']);
  // The server finishes late.
  act();
  expect(kinds(await tryJobs(runner, looked))).toEqual(['doneBefore']);
  expect(runner.sends).toHaveLength(1);
});

test('what isn’t done yet, and may still come, is looked for again; stopped, it stays unknown', async () => {
  const [one] = [waiting(1)];
  let act = (): void => undefined;
  const runner = server([one], (_id, acts) => {
    act = acts;
    throw lost();
  });
  const first = await tryJobs(runner, planned([one]));
  const waits: number[] = [];
  const slow: typeof runner = {
    ...runner,
    settled: async (_at, looks) => {
      waits.push(looks);
      if (looks === 2) act();
      return true;
    },
  };
  expect(kinds(await lookAtJobs({ ...slow, isStopped: () => waits.length > 0 }, first))).toEqual([
    'unknown',
  ]);
  waits.length = 0;
  expect(kinds(await lookAtJobs(slow, first))).toEqual(['doneBefore']);
  expect(waits).toEqual([0, 1, 2]);
});

test('a look that fails leaves it as open as before', async () => {
  const [one] = [waiting(1)];
  const runner = server([one], () => {
    throw lost();
  });
  const first = await tryJobs(runner, planned([one]));
  const failing = { ...runner, read: () => Promise.reject(lost()) };
  expect(kinds(await lookAtJobs(failing, first))).toEqual(['unknown']);
});

test('an order that someone has changed isn’t sent; pressed again, it is as it is now', async () => {
  const seen = waiting(1);
  const changed = { ...seen, payments: [payment({ amount: 4000 })] };
  const runner = server([changed]);
  const first = await tryJobs(runner, planned([seen]));
  expect(kinds(first)).toEqual(['overtaken']);
  expect(runner.sends).toEqual([]);
  expect(kinds(await tryJobs(runner, first))).toEqual(['done']);
  expect(runner.sends).toEqual(['order_1']);
});

test('once it is stopped no further order begins, and what was under way is seen to its end', async () => {
  const orders = [1, 2, 3, 4].map(waiting);
  const runner = server(orders, (id, act) => {
    act();
    if (id === 'order_1') runner.stop();
  });
  const ended = await tryJobs({ ...runner, atOnce: 1 }, planned(orders));
  expect(kinds(ended)).toEqual(['done', 'waiting', 'waiting', 'waiting']);
  expect(runner.sends).toEqual(['order_1']);
});

test('the jobs of one order follow each other', async () => {
  const one = waiting(1);
  let running = 0;
  let most = 0;
  const runner = server([one]);
  const read = async (id: string): Promise<Order> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return runner.read(id);
  };
  await tryJobs(
    { ...runner, read },
    newRuns(['ful_1', 'ful_2'].map((id) => ({ id, order: one, sent: SENT }))),
  );
  expect(most).toBe(1);
});
