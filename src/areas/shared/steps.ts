import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { sideBySide } from './side-by-side.ts';

/** One call, or a few that belong together, of a save that needs several. Running it again must do no harm. */
export interface Step {
  id: string;
  /** What it does, in the reader's words. */
  label: string;
  /** Steps of one stage run side by side; a stage begins once the one before is done without failures. */
  stage: number;
  /** @param call goes along with each of its calls, so that they end with the form */
  run: (call: CallOptions) => Promise<unknown>;
}

export interface StepState {
  id: string;
  label: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** Why it failed. */
  error?: unknown;
}

/** Calls at once: browsers allow six to one host, and others' reads should get through. */
export const STEPS_AT_ONCE = 3;

/**
 * Runs the steps, stage by stage; a failed step stops the later stages, not its neighbours.
 *
 * @param done  steps that an earlier run has finished
 * @param onChange told about each change, with the states of all steps
 * @param call once it is aborted no further step begins
 * @returns the states in which the steps ended; those of later stages may be waiting
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
  // There may be thousands of them.
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
    await sideBySide(
      steps.filter((step) => step.stage === stage && !done.has(step.id)),
      STEPS_AT_ONCE,
      attempt,
      () => call.signal.aborted,
    );
    if (call.signal.aborted || states.some(({ status }) => status === 'failed')) break;
  }
  return states;
}

/** Whether every step has been carried out. */
export const allDone = (states: readonly StepState[]): boolean =>
  states.every(({ status }) => status === 'done');

/** Some steps of a save failed or were stopped; the steps' states say what is done and what is left. */
export class UnfinishedError extends Error {
  /** `unknown`: some of it is on the server, or may be. */
  readonly outcome: 'failed' | 'unknown';

  constructor(states: readonly StepState[]) {
    super('Not all steps are done');
    const mayHaveActed = ({ status, error }: StepState): boolean =>
      status === 'done' || (isApiError(error) && error.outcome === 'unknown');
    this.outcome = states.some(mayHaveActed) ? 'unknown' : 'failed';
  }
}
