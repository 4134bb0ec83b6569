import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { UnfinishedError, allDone, runSteps } from './steps.ts';
import type { Step, StepState } from './steps.ts';

export interface Steps {
  /** Empty until the first run. */
  states: readonly StepState[];
  isRunning: boolean;
  /** Ids of the steps that are done. */
  done: () => ReadonlySet<string>;
  /** Runs the steps that no earlier run has finished, unless one is under way; tells whether all are done now. */
  run: (steps: readonly Step[]) => Promise<boolean>;
  /**
   * The same as a part of a form's save, whose calls end with the form.
   * @throws UnfinishedError
   */
  runWithin: (call: CallOptions, steps: readonly Step[]) => Promise<void>;
  /** Ends a run: no further step begins. */
  stop: () => void;
  /** Forgets what was done: the next run does everything. */
  reset: () => void;
}

interface Run {
  steps: readonly Step[];
  call: CallOptions;
}

/**
 * Carries out a save that needs several calls, keeping in mind what is done, so that a retry does the rest. It ends
 * with the form that it belongs to.
 *
 * @param operation the contract's name of the call whose effects cover those of all steps; they are applied once,
 *   at the end of each run
 */
export function useSteps(operation: string): Steps {
  const [states, setStates] = useState<readonly StepState[]>([]);
  const done = useRef(new Set<string>());
  const calls = useOwnCalls();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: [operation],
    mutationFn: async ({ steps, call }: Run) => {
      const ended = await runSteps(steps, done.current, setStates, call);
      for (const { id, status } of ended) if (status === 'done') done.current.add(id);
      return ended;
    },
  });
  const runWithin = async (call: CallOptions, steps: readonly Step[]): Promise<void> => {
    const ended = await mutateAsync({ steps, call });
    if (!allDone(ended)) throw new UnfinishedError(ended);
  };
  const reset = useCallback(() => {
    done.current.clear();
    setStates([]);
  }, []);
  return {
    states,
    isRunning: calls.isRunning || isPending,
    done: () => done.current,
    runWithin,
    run: async (steps) => {
      try {
        const isDone = await calls.run(async (call) => {
          await runWithin(call, steps);
          return true;
        });
        return isDone === true;
      } catch (error) {
        if (error instanceof UnfinishedError) return false;
        throw error;
      }
    },
    stop: calls.stop,
    reset,
  };
}
