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

test('a held Enter and the second of two quick clicks don’t submit again', () => {
  draw(false);
  const field = document.querySelector('input');
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  const isObeyed = (target: Element | null, event: Event): boolean | undefined => {
    let isKept: boolean | undefined;
    act(() => void (isKept = target?.dispatchEvent(event)));
    return isKept;
  };
  const enter = (repeat: boolean): Event =>
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  const click = (detail: number): Event =>
    new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  expect(isObeyed(field, enter(false))).toBe(true);
  expect(isObeyed(field, enter(true))).toBe(false);
  expect(isObeyed(button, click(1))).toBe(true);
  expect(isObeyed(button, click(2))).toBe(false);
});
