// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { useSteps } from './useSteps.ts';
import type { Steps } from './useSteps.ts';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

let steps: Steps;
function Probe(): null {
  steps = useSteps('createLamp');
  return null;
}
const run = (id: string, work: () => Promise<void>): Promise<boolean> =>
  act(async () => steps.run([{ id, label: id, stage: 1, run: work }]));

test('finished, it stays running, and runs nothing more', async () => {
  const work = vi.fn(async () => undefined);
  render(<Probe />);
  expect(await run('lamp', work)).toBe(true);
  expect(steps.isRunning).toBe(false);
  act(() => steps.finish());
  expect(steps.isRunning).toBe(true);
  expect(await run('another', work)).toBe(false);
  expect(work).toHaveBeenCalledOnce();
});
