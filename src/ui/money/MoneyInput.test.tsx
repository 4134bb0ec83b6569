// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const shown = (currency: string): string => {
  render(<MoneyInput label="Amount" currency={currency} value={null} onChange={() => undefined} />);
  return document.querySelector('.mantine-Input-section')?.textContent ?? '';
};

test('the currency is shown once it is known', () => {
  expect(shown('')).toBe('');
  expect(shown('eur')).toContain('EUR');
});
