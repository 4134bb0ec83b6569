// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { KeptTextsContext } from '../number/kept-texts.ts';
import { MoneyInput } from './MoneyInput.tsx';

const shown = (currency: string): string => {
  render(<MoneyInput label="Amount" currency={currency} value={null} onChange={() => undefined} />);
  return document.querySelector('.mantine-Input-section')?.textContent ?? '';
};

test('the currency is shown once it is known', () => {
  expect(shown('')).toBe('');
  expect(shown('eur')).toContain('EUR');
});

test('an amount that can’t be read is there again, with its error, from what was kept', () => {
  const kept = new Map([['price', '12,345 or so']]);
  render(
    <KeptTextsContext value={{ textOf: (field) => kept.get(field), keep: () => undefined }}>
      <MoneyInput
        label="Amount"
        currency="eur"
        keptAs="price"
        value={Number.NaN}
        onChange={() => undefined}
      />
    </KeptTextsContext>,
  );
  const field = document.querySelector('input');
  expect(field?.value).toBe('12,345 or so');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});
