import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { settled } from '#shared/save/settle.ts';
import { orderRecord } from '../order/query.ts';
import type { OrderOperation } from '../order/actions/guard.ts';
import type { Job } from './plan.ts';
import { isUnknown, lookAtJobs, newRuns, tryJobs } from './run.ts';
import type { JobRun, Runner } from './run.ts';

export interface BulkRun<Sent> {
  /** Empty until the first run. */
  runs: readonly JobRun<Sent>[];
  isRunning: boolean;
  /** No further order starts; running ones finish */
  isStopping: boolean;
  stop: () => void;
  /** Runs what isn't done; undefined if already running */
  run: (jobs: readonly Job<Sent>[]) => Promise<readonly JobRun<Sent>[] | undefined>;
  /** Checks the jobs whose answer was lost */
  look: () => Promise<readonly JobRun<Sent>[] | undefined>;
}

type Work<Sent> = (
  runner: Runner<Sent>,
  runs: readonly JobRun<Sent>[],
) => Promise<readonly JobRun<Sent>[]>;

/** Reads each order right before sending, and sends at most once. */
export function useBulkRun<Sent>(
  options: Pick<Runner<Sent>, 'operation' | 'renew' | 'atOnce'>,
): BulkRun<Sent> {
  const { operation } = options as { operation: OrderOperation<Sent> };
  const client = useQueryClient();
  const calls = useAbortableCalls();
  const [runs, setRuns] = useState<readonly JobRun<Sent>[]>([]);
  const stopped = useRef(false);
  const waiting = useRef<AbortController>(undefined);
  const [isStopping, setStopping] = useState(false);
  // The mutation key decides what to refetch: once, after each run.
  const { mutateAsync } = useMutation({
    mutationKey: [operation.operation],
    mutationFn: (work: () => Promise<readonly JobRun<Sent>[]>) => work(),
    meta: { errors: 'form' },
  });
  const start = async (
    work: Work<Sent>,
    given: readonly JobRun<Sent>[],
  ): Promise<readonly JobRun<Sent>[] | undefined> => {
    let ended: readonly JobRun<Sent>[] | undefined;
    try {
      await calls.run(async (call) => {
        stopped.current = false;
        const waits = new AbortController();
        waiting.current = waits;
        call.signal.addEventListener('abort', () => waits.abort(), { once: true });
        setStopping(false);
        const runner: Runner<Sent> = {
          ...options,
          read: (id) => orderRecord.readNow(client, id, call),
          send: (order, sent) => operation.send(order, sent, call),
          settled: (at, looks) => settled(at, waits.signal, looks),
          isStopped: () => stopped.current || call.signal.aborted,
          onChange: setRuns,
        };
        ended = await mutateAsync(() => work(runner, given));
        // If the dialog was left meanwhile, a message reports the unknown outcome.
        const lost = ended.find(isUnknown)?.state;
        if (call.signal.aborted && lost?.kind === 'unknown') throw lost.error;
      });
    } catch {
      // The rows show it.
    }
    return ended;
  };
  return {
    runs,
    isRunning: calls.isRunning,
    isStopping: isStopping && calls.isRunning,
    stop: () => {
      stopped.current = true;
      waiting.current?.abort();
      setStopping(true);
    },
    run: (jobs) => start(tryJobs, runs.length > 0 ? runs : newRuns(jobs)),
    look: () => start(lookAtJobs, runs),
  };
}
