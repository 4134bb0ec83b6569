export interface Steps {
  /** Zero-based. */
  current: number;
  /** Resets on every move. */
  isNextDisabled: boolean;
}

export type StepMove =
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'setPage'; page: number }
  | { kind: 'disableNext'; disabled: boolean }
  | { kind: 'reset' };

export const FIRST_STEP: Steps = { current: 0, isNextDisabled: false };

export function moveSteps(steps: Steps, move: StepMove, count: number): Steps {
  switch (move.kind) {
    case 'next':
      return { current: Math.min(steps.current + 1, count - 1), isNextDisabled: false };
    case 'back':
      return { current: Math.max(steps.current - 1, 0), isNextDisabled: false };
    case 'setPage':
      // Page 0 is only reached by back or reset.
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
