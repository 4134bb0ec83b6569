import { expect, test } from 'vitest';
import { FIRST_STEP, moveSteps } from './steps.ts';

const at = (current: number): typeof FIRST_STEP => ({ current, isNextDisabled: false });

test('starts at 0, goes on to the last step and back, never below 0', () => {
  expect(FIRST_STEP.current).toBe(0);
  expect(moveSteps(at(0), { kind: 'next' }, 3).current).toBe(1);
  expect(moveSteps(at(2), { kind: 'next' }, 3).current).toBe(2);
  expect(moveSteps(at(1), { kind: 'back' }, 3).current).toBe(0);
  expect(moveSteps(at(0), { kind: 'back' }, 3).current).toBe(0);
});

test.each([
  [2, 2],
  [1, 1],
  [0, 1],
  [-1, 1],
  [3, 1],
])('setting page %i from step 1 leads to %i', (page, current) => {
  expect(moveSteps(at(1), { kind: 'setPage', page }, 3).current).toBe(current);
});

test('a step may disable next; reset enables it and leads to the first step', () => {
  const disabled = moveSteps(at(1), { kind: 'disableNext', disabled: true }, 3);
  expect(disabled).toEqual({ current: 1, isNextDisabled: true });
  expect(moveSteps(disabled, { kind: 'back' }, 3)).toEqual(at(0));
  expect(moveSteps(disabled, { kind: 'disableNext', disabled: false }, 3)).toEqual(at(1));
  expect(moveSteps(disabled, { kind: 'reset' }, 3)).toEqual(FIRST_STEP);
});
