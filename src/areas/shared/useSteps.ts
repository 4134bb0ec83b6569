import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { allDone, runSteps } from './steps.ts';
import type { Step, StepState } from './steps.ts';

export interface Steps {
  /** Empty until the first run. */
  states: readonly StepState[];
  isRunning: boolean;
  /** Ids of the steps that are done. */
  done: () => ReadonlySet<string>;
  /** Runs the steps that no earlier run has finished; tells whether all are done now. */
  run: (steps: readonly Step[]) => Promise<boolean>;
  /** Forgets what was done: the next run does everything. */
  reset: () => void;
}

/**
 * Carries out a save that needs several calls, keeping in mind what is done, so that a retry does the rest.
 *
 * @param operation the contract's name of the call whose effects cover those of all steps; they are applied once,
 *   at the end of each run
 */
export function useSteps(operation: string): Steps {
  const [states, setStates] = useState<readonly StepState[]>([]);
  const done = useRef(new Set<string>());
  const { mutateAsync, isPending } = useMutation({
    mutationKey: [operation],
    mutationFn: async (steps: readonly Step[]) => {
      const ended = await runSteps(steps, done.current, setStates);
      for (const { id, status } of ended) if (status === 'done') done.current.add(id);
      return allDone(ended);
    },
  });
  const reset = useCallback(() => {
    done.current.clear();
    setStates([]);
  }, []);
  return { states, isRunning: isPending, done: () => done.current, run: mutateAsync, reset };
}
