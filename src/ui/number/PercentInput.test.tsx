// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { PercentInput } from './PercentInput.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values?: { number?: string }) => [key, values?.number].join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));

function Field(): ReactNode {
  const [rate, setRate] = useState<number | null>(null);
  return <PercentInput label="Rate" value={rate} onChange={setRate} invalidText="0 to 100" />;
}

const type = (text: string): void => {
  render(<Field />);
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};

test.each([
  ['19.123456', 'number.tooPrecise 4'],
  ['-3', '0 to 100'],
  ['abc', '0 to 100'],
])('%s is answered with %s', (text, said) => {
  type(text);
  expect(document.body.textContent).toContain(said);
});
