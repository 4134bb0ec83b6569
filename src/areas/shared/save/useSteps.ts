import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { UnfinishedError, allDone, runSteps } from './steps.ts';
import type { Step, StepState } from './steps.ts';

export interface Steps {
  /** Empty until the first run. */
  states: readonly StepState[];
  isRunning: boolean;
  done: () => ReadonlySet<string>;
  /** Skips finished steps; no-op while running. True once all are done. */
  run: (steps: readonly Step[]) => Promise<boolean>;
  /**
   * Runs within a form's save.
   *
   * @throws UnfinishedError
   */
  runWithin: (call: CallOptions, steps: readonly Step[]) => Promise<void>;
  /** Starts no further steps. */
  stop: () => void;
  /** Stays running until the next page. */
  finish: () => void;
  reset: () => void;
}

interface Run {
  steps: readonly Step[];
  call: CallOptions;
}

/**
 * Remembers finished steps for a retry.
 *
 * @param operation contract operation whose effects cover all steps, applied after each run
 */
export function useSteps(operation: string): Steps {
  const [states, setStates] = useState<readonly StepState[]>([]);
  const done = useRef(new Set<string>());
  const calls = useAbortableCalls();
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
    finish: calls.finish,
    reset,
  };
}
