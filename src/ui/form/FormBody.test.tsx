// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { FormBody } from './FormBody.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const onSubmit = vi.fn();
const draw = (isOver: boolean): void => {
  render(
    <FormBody
      onSubmit={onSubmit}
      onCancel={() => undefined}
      onStop={() => undefined}
      submitLabel="Capture"
      isSaving={false}
      isOver={isOver}
    >
      <input aria-label="Amount" />
    </FormBody>,
  );
};
const buttons = (): (string | null)[] =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a form whose action became impossible is only closed', () => {
  draw(false);
  expect(buttons()).toEqual(['actions.cancel', 'Capture']);
  act(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.focus());
  draw(true);
  expect(buttons()).toEqual(['actions.close']);
  expect(document.activeElement?.textContent).toBe('actions.close');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});
