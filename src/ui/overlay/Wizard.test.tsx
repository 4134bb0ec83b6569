// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { Wizard, useWizard } from './Wizard.tsx';
import type { WizardControl } from './Wizard.tsx';

vi.mock('../format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { step = '', steps = '' } = {}) => `${key} ${step} ${steps}`.trim(),
  }),
}));

const onSubmit = vi.fn();
let wizard: WizardControl;

function Discount(): ReactNode {
  const [isValid, setValid] = useState(false);
  wizard = useWizard(3);
  const check = <input type="checkbox" checked={isValid} onChange={() => setValid(!isValid)} />;
  return (
    <Wizard
      opened
      onClose={() => undefined}
      title="New discount"
      control={wizard}
      steps={[{ view: 'Kind' }, { view: check, isUnready: !isValid }, { view: 'Conditions' }]}
      onSubmit={onSubmit}
    />
  );
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string): void => act(() => button(name)?.click());
const where = (): string | null | undefined => document.querySelector('[role=status]')?.textContent;

test('starts at the first step, goes on to the last and back, never before the first', () => {
  render(<Discount />);
  expect(where()).toBe('wizard.step 1 3');
  expect(button('wizard.back')?.disabled).toBe(true);
  act(() => wizard.back());
  expect(where()).toBe('wizard.step 1 3');
  press('wizard.next');
  expect(where()).toBe('wizard.step 2 3');
  press('wizard.back');
  expect(where()).toBe('wizard.step 1 3');
});

test('a step holds Next until it is valid; the last one submits', () => {
  render(<Discount />);
  press('wizard.next');
  press('wizard.next');
  expect(where()).toBe('wizard.step 2 3');
  act(() => document.querySelector('input')?.click());
  press('wizard.next');
  expect(where()).toBe('wizard.step 3 3');
  expect(button('wizard.next')).toBeUndefined();
  press('wizard.submit');
  expect(onSubmit).toHaveBeenCalledOnce();
  act(() => wizard.next());
  expect(where()).toBe('wizard.step 3 3');
});

test.each([
  [2, 2],
  [1, 1],
  [0, 1],
  [-1, 1],
  [3, 1],
])('setting page %i from step 1 leads to %i; a reset to the first', (page, current) => {
  render(<Discount />);
  act(() => wizard.setPage(1));
  act(() => wizard.setPage(page));
  expect(wizard.current).toBe(current);
  act(() => wizard.reset());
  expect(wizard.current).toBe(0);
  expect(button('wizard.next')?.disabled).toBe(false);
});
