/** `doneBefore` was found when looking. */
export type DoneKind = 'done' | 'doneBefore';

export const isDone = <Outcome extends { kind: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { kind: DoneKind }> =>
  outcome.kind === 'done' || outcome.kind === 'doneBefore';
