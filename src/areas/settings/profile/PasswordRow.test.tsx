// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { PasswordRow } from './PasswordRow.tsx';

const parts = vi.hoisted(() => ({
  mutate: vi.fn(),
  answer: { isSuccess: true, error: null as { outcome: string } | null },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('#app/query/useErrorText.ts', () => ({
  useErrorText: (error: { outcome: string } | null) => ({ text: error?.outcome ?? '' }),
}));
// Answers at once.
vi.mock('#generated/admin/users/users.ts', () => ({
  useRequestPasswordToken: () => ({
    ...parts.answer,
    mutate: parts.mutate,
    isPending: false,
  }),
}));

const send = (event: Event): boolean | undefined => {
  let isKept: boolean | undefined;
  act(() => void (isKept = document.querySelector('button')?.dispatchEvent(event)));
  return isKept;
};

test('a double click sends one email, however fast the answer, and a held Enter none', () => {
  render(<PasswordRow email="ada@example.com" />);
  for (const detail of [1, 2]) {
    send(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  }
  expect(parts.mutate).toHaveBeenCalledOnce();
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  expect(send(new KeyboardEvent('keydown', held))).toBe(false);
});

test('after a lost answer no email is said to be sent, and none is sent by itself', () => {
  parts.mutate.mockReset();
  parts.answer = { isSuccess: false, error: { outcome: 'unknown' } };
  render(<PasswordRow email="ada@example.com" />);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('unknown');
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(document.querySelector('button')?.textContent).toBe('password.send');
  expect(parts.mutate).not.toHaveBeenCalled();
});
