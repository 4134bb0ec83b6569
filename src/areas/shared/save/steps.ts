import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { mapConcurrently } from '../read/map-concurrently.ts';

/** Must be idempotent. */
export interface Step {
  id: string;
  label: string;
  /** Each stage needs the previous to succeed; its steps run concurrently. */
  stage: number;
  /** @param call aborts with the form */
  run: (call: CallOptions) => Promise<unknown>;
}

export interface StepState {
  id: string;
  label: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  error?: unknown;
}

/** Browsers allow six connections per host; leave some. */
export const STEPS_AT_ONCE = 3;

/**
 * Runs steps by stage; a failure stops later stages only.
 *
 * @param done ids finished by earlier runs
 */
export async function runSteps(
  steps: readonly Step[],
  done: ReadonlySet<string>,
  onChange: (states: StepState[]) => void,
  call: CallOptions,
): Promise<StepState[]> {
  let states = steps.map(({ id, label }): StepState => ({
    id,
    label,
    status: done.has(id) ? 'done' : 'waiting',
  }));
  // There may be thousands.
  const places = new Map(steps.map(({ id }, place) => [id, place]));
  const set = (id: string, change: Partial<StepState>): void => {
    const place = places.get(id) ?? -1;
    const state = states[place];
    if (state) states = states.with(place, { ...state, ...change });
    onChange(states);
  };
  const attempt = async (step: Step): Promise<void> => {
    set(step.id, { status: 'running' });
    try {
      await step.run(call);
      set(step.id, { status: 'done' });
    } catch (error) {
      set(step.id, { status: 'failed', error });
    }
  };
  onChange(states);
  const stages = [...new Set(steps.map(({ stage }) => stage))].toSorted((a, b) => a - b);
  for (const stage of stages) {
    await mapConcurrently(
      steps.filter((step) => step.stage === stage && !done.has(step.id)),
      STEPS_AT_ONCE,
      attempt,
      call.signal,
    );
    if (call.signal.aborted || states.some(({ status }) => status === 'failed')) break;
  }
  return states;
}

export const allDone = (states: readonly StepState[]): boolean =>
  states.every(({ status }) => status === 'done');

export class UnfinishedError extends Error {
  /** `unknown`: some of it may be saved. */
  readonly outcome: 'failed' | 'unknown';

  constructor(states: readonly StepState[]) {
    super('Not all steps are done', {
      cause: states.find(({ status }) => status === 'failed')?.error,
    });
    const mayHaveActed = ({ status, error }: StepState): boolean =>
      status === 'done' || (isApiError(error) && error.outcome === 'unknown');
    this.outcome = states.some(mayHaveActed) ? 'unknown' : 'failed';
  }
}
