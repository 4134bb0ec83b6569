import { sideBySide } from '#shared/side-by-side.ts';
import { attempt, lookAgain } from '../order/actions/guard.ts';
import type { Lost, OrderOperation, Outcome } from '../order/actions/guard.ts';
import type { Order } from '../order/query.ts';
import { grouped } from './grouped.ts';
import type { Job } from './plan.ts';

/** How a job stands, or how its last attempt ended. */
export type JobState<Sent> =
  | { kind: 'waiting' }
  | { kind: 'running' }
  | Outcome<Sent>
  | { kind: 'failed'; error: unknown };

/** A job with what became of it so far. */
export interface JobRun<Sent> {
  job: Job<Sent>;
  state: JobState<Sent>;
  /** An attempt whose answer was lost, and when: instant, ms. */
  lost?: Lost<Sent> & { at: number };
}

/** What jobs are run with. */
export interface Runner<Sent> {
  operation: OrderOperation<Sent>;
  /** What is sent for an order that has changed since the plan was made. */
  renew: (now: Order, sent: Sent) => Sent;
  /** Orders at once; the jobs of one order follow each other. */
  atOnce: number;
  /** Reads the order as the server has it at this moment. */
  read: (id: string) => Promise<Order>;
  send: (order: Order, sent: Sent) => Promise<unknown>;
  /** Waits until the server has surely ended what it was sent at some instant, ms. */
  settled: (at: number) => Promise<void>;
  /** No further job begins. */
  isStopped: () => boolean;
  onChange: (runs: readonly JobRun<Sent>[]) => void;
}

/** The jobs of a plan, before any of them is tried. */
export const newRuns = <Sent>(jobs: readonly Job<Sent>[]): JobRun<Sent>[] =>
  jobs.map((job) => ({ job, state: { kind: 'waiting' } }));

export const isDone = ({ state }: JobRun<unknown>): boolean =>
  state.kind === 'done' || state.kind === 'doneBefore';

/** Nobody knows yet whether it was done: all that helps is to look. */
export const isUnknown = ({ state }: JobRun<unknown>): boolean => state.kind === 'unknown';

/** It isn't done, which is known for sure, and it could be. */
export const mayTry = ({ state: { kind } }: JobRun<unknown>): boolean =>
  kind === 'waiting' || kind === 'failed' || kind === 'notDone' || kind === 'overtaken';

/** Tries what may be tried, each job once, and leaves the others alone. */
export const tryJobs = <Sent>(
  runner: Runner<Sent>,
  runs: readonly JobRun<Sent>[],
): Promise<readonly JobRun<Sent>[]> =>
  workOn(runner, runs, mayTry, async ({ job, state, lost }) => {
    // Who presses again has read what changed, and decides upon that.
    const now = state.kind === 'overtaken' || state.kind === 'notDone' ? state.now : undefined;
    const seen = now ?? job.order;
    const sent = now ? runner.renew(now, job.sent) : job.sent;
    const outcome = await attempt(runner.operation, {
      seen,
      sent,
      lost,
      read: () => runner.read(job.order.id),
      send: runner.send,
    });
    return outcome.kind === 'unknown'
      ? { state: outcome, lost: { ...outcome.lost, at: Date.now() } }
      : { state: outcome };
  });

/** Looks what became of those whose answer was lost. It sends nothing. */
export const lookAtJobs = <Sent>(
  runner: Runner<Sent>,
  runs: readonly JobRun<Sent>[],
): Promise<readonly JobRun<Sent>[]> =>
  workOn(runner, runs, isUnknown, async ({ job, state, lost }) => {
    if (!lost) return { state };
    await runner.settled(lost.at);
    try {
      return {
        state: await lookAgain(runner.operation, lost, () => runner.read(job.order.id)),
      };
    } catch {
      // It is as open as before.
      return { state };
    }
  });

/** Works on those jobs that are picked, and tells of each change. */
async function workOn<Sent>(
  { atOnce, isStopped, onChange }: Runner<Sent>,
  given: readonly JobRun<Sent>[],
  isPicked: (run: JobRun<Sent>) => boolean,
  work: (run: JobRun<Sent>) => Promise<Pick<JobRun<Sent>, 'state' | 'lost'>>,
): Promise<readonly JobRun<Sent>[]> {
  let runs = given;
  const put = (id: string, change: Partial<JobRun<Sent>>): void => {
    runs = runs.map((run) => (run.job.id === id ? { ...run, ...change } : run));
    onChange(runs);
  };
  const byOrder = grouped(given.filter(isPicked), ({ job }) => job.order.id);
  await sideBySide(
    [...byOrder.values()],
    atOnce,
    async (ofOrder) => {
      for (const run of ofOrder) {
        if (isStopped()) return;
        put(run.job.id, { state: { kind: 'running' } });
        try {
          put(run.job.id, await work(run));
        } catch (error) {
          put(run.job.id, { state: { kind: 'failed', error } });
        }
      }
    },
    isStopped,
  );
  return runs;
}
