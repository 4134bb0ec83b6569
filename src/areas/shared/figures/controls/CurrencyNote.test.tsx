// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { CurrencyNote } from './CurrencyNote.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, words: Record<string, string> = {}) =>
      [key, ...Object.values(words)].join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('#generated/admin/store/store.ts', () => ({
  useGetStore: () => ({ data: { store: { default_currency_code: 'eur' } } }),
}));

let search: string;

function Address(): ReactNode {
  search = useLocation().search;
  return null;
}

const show = (query: string, currencies: readonly string[], missing: readonly string[]): void => {
  render(
    <MemoryRouter initialEntries={[`/a/home${query}`]}>
      <Address />
      <CurrencyNote currencies={currencies} missing={missing} />
    </MemoryRouter>,
  );
};

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

test('nothing is said where all orders have the currency shown', () => {
  show('', ['eur'], []);
  expect(document.querySelector('p')).toBeNull();
});

test('other currencies are named, and pressing one shows it', () => {
  show('', ['eur', 'usd', 'jpy'], []);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'USD',
    'JPY',
    'controls.allIn EUR',
  ]);
  act(() => buttons()[0]?.click());
  expect(search).toBe('?currency=usd');
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'EUR',
    'JPY',
    'controls.allIn EUR',
  ]);
  act(() => buttons()[2]?.click());
  expect(search).toContain('converted=1');
});

test('converted figures say so, and name what has no rate', () => {
  show('?converted=1', ['eur', 'usd', 'jpy'], ['jpy']);
  expect(document.querySelector('p')?.textContent).toBe(
    'controls.converted EUR controls.noRate JPY',
  );
  expect(buttons()).toEqual([]);
});
