// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import type { Rates } from '../convert.ts';
import { RatesPopover } from './RatesPopover.tsx';
import { useRates } from './rates.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#generated/admin/store/store.ts', () => ({
  useGetStore: () => ({ data: { store: { default_currency_code: 'eur' } } }),
}));

let rates: Rates;

function Kept(): ReactNode {
  rates = useRates();
  return <RatesPopover currencies={['usd', 'jpy']} to="eur" />;
}

const open = async (): Promise<void> => {
  act(() => document.querySelector('button')?.click());
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(document.querySelector('form')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
};

const type = (at: number, text: string): void =>
  act(() => {
    const input = document.querySelectorAll<HTMLInputElement>('form input')[at];
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const submit = async (): Promise<void> =>
  act(async () => document.querySelector('form')?.requestSubmit());

beforeEach(async () => {
  localStorage.clear();
  // Without layout nothing takes the focus, and the warning prints the whole page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  render(<Kept />);
  await open();
});

test('the rates that are typed are kept, and a currency may stay without one', async () => {
  type(0, '0.92');
  await submit();
  expect(rates).toEqual({ usd: '0.92' });
});

test('nothing is kept while a rate is wrong, and its field says so and has the focus', async () => {
  type(0, '0.92');
  type(1, 'many');
  await submit();
  expect(rates).toEqual({});
  expect(document.querySelector('form')?.textContent).toContain('controls.rates.invalid');
  expect(document.activeElement).toBe(document.querySelectorAll('form input')[1]);
  type(1, '0.0061');
  await submit();
  expect(rates).toEqual({ usd: '0.92', jpy: '0.0061' });
});
