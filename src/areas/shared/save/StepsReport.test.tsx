// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { StepsOutcome } from './StepsReport.tsx';
import type { StepState } from './steps.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));

const states = (last: StepState['status']): StepState[] => [
  { id: 'a', label: 'First', status: 'done' },
  { id: 'b', label: 'Second', status: last },
];

test.each<[StepState['status'], boolean, boolean]>([
  ['failed', false, true],
  ['waiting', false, true],
  ['running', true, false],
  // The form is closing, or the next page is loading.
  ['done', false, false],
])(
  'with a step that is %s, “unfinished” is said only with something left to retry',
  (last, isRunning, isSaid) => {
    render(<StepsOutcome states={states(last)} isRunning={isRunning} />);
    expect(document.body.textContent.includes('steps.unfinished')).toBe(isSaid);
    expect(document.querySelector('[role=alert]') !== null).toBe(isSaid);
  },
);
