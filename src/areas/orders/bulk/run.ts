import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { lookUntilSettled } from '#shared/save/look-until-settled.ts';
import { isDone } from '#shared/save/outcome.ts';
import { attempt, lookAgain } from '../order/actions/guard.ts';
import type { Lost, OrderOperation, Outcome } from '../order/actions/guard.ts';
import type { Order } from '../order/query.ts';
import { groupBy } from './group-by.ts';
import type { Job } from './plan.ts';

export type JobState<Sent> =
  | { kind: 'waiting' }
  | { kind: 'running' }
  | Outcome<Sent>
  | { kind: 'failed'; error: unknown };

export interface JobRun<Sent> {
  job: Job<Sent>;
  state: JobState<Sent>;
  /** The attempt whose answer was lost; `at` in epoch ms */
  lost?: Lost<Sent> & { at: number };
}

export interface Runner<Sent> {
  operation: OrderOperation<Sent>;
  /** Rebuilds the payload for an order that changed since the plan was made */
  renew: (now: Order, sent: Sent) => Sent;
  /** Orders in parallel; jobs of the same order run in sequence */
  atOnce: number;
  read: (id: string) => Promise<Order>;
  send: (order: Order, sent: Sent) => Promise<unknown>;
  /** Waits before the next look at what was sent at `at` (epoch ms); true while the server may still act */
  settled: (at: number, looks: number) => Promise<unknown>;
  /** No further job starts */
  isStopped: () => boolean;
  onChange: (runs: readonly JobRun<Sent>[]) => void;
}

export const newRuns = <Sent>(jobs: readonly Job<Sent>[]): JobRun<Sent>[] =>
  jobs.map((job) => ({ job, state: { kind: 'waiting' } }));

export const isJobDone = ({ state }: JobRun<unknown>): boolean => isDone(state);

/** Outcome unknown: only checking helps */
export const isUnknown = ({ state }: JobRun<unknown>): boolean => state.kind === 'unknown';

/** Surely not done, but possible */
export const mayTry = ({ state: { kind } }: JobRun<unknown>): boolean =>
  kind === 'waiting' || kind === 'failed' || kind === 'notDone' || kind === 'overtaken';

/** Runs the jobs that may be tried, once each. */
export const tryJobs = <Sent>(
  runner: Runner<Sent>,
  runs: readonly JobRun<Sent>[],
): Promise<readonly JobRun<Sent>[]> =>
  workOn(runner, runs, mayTry, async ({ job, state, lost }) => {
    // The user has seen the change and retries: send what fits it.
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

/** Checks the jobs whose answer was lost; sends nothing. */
export const lookAtJobs = <Sent>(
  runner: Runner<Sent>,
  runs: readonly JobRun<Sent>[],
): Promise<readonly JobRun<Sent>[]> =>
  workOn(runner, runs, isUnknown, async ({ job, state, lost }) => {
    if (!lost) return { state };
    try {
      const { found, mayCome } = await lookUntilSettled({
        wait: (looks) => runner.settled(lost.at, looks),
        look: () => lookAgain(runner.operation, lost, () => runner.read(job.order.id)),
        isFound: isDone,
        isStopped: runner.isStopped,
      });
      return { state: mayCome ? state : found };
    } catch {
      // Still unknown.
      return { state };
    }
  });

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
  const byOrder = groupBy(given.filter(isPicked), ({ job }) => job.order.id);
  await mapConcurrently([...byOrder.values()], atOnce, async (ofOrder) => {
    for (const run of ofOrder) {
      if (isStopped()) return;
      put(run.job.id, { state: { kind: 'running' } });
      try {
        put(run.job.id, await work(run));
      } catch (error) {
        put(run.job.id, { state: { kind: 'failed', error } });
      }
    }
  });
  return runs;
}
