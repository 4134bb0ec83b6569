/** Where one is in a wizard. */
export interface Steps {
  /** The first step is 0. */
  current: number;
  /** The step says that one can't go on yet; the step one comes to says so anew. */
  isNextDisabled: boolean;
}

export type StepMove =
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'setPage'; page: number }
  | { kind: 'disableNext'; disabled: boolean }
  | { kind: 'reset' };

export const FIRST_STEP: Steps = { current: 0, isNextDisabled: false };

/** @param count steps of the wizard; next never leads beyond the last */
export function moveSteps(steps: Steps, move: StepMove, count: number): Steps {
  switch (move.kind) {
    case 'next':
      return { current: Math.min(steps.current + 1, count - 1), isNextDisabled: false };
    case 'back':
      return { current: Math.max(steps.current - 1, 0), isNextDisabled: false };
    case 'setPage':
      // Only a page above the first can be set; the first one is reached by back or reset.
      return move.page > 0 && move.page < count
        ? { current: move.page, isNextDisabled: false }
        : steps;
    case 'disableNext':
      return { ...steps, isNextDisabled: move.disabled };
    case 'reset':
      return FIRST_STEP;
    default:
      return move satisfies never;
  }
}
