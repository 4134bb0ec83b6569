// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { useSaveRates } from './rates.ts';
import { useAmounts } from './useAmounts.ts';
import { useReportState } from './useReportState.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
const store = vi.hoisted(() => ({ read: {} as { data?: object; error?: Error } }));
vi.mock('#generated/admin/store/store.ts', () => ({ useGetStore: () => store.read }));

let state: ReturnType<typeof useReportState>;
let amounts: ReturnType<typeof useAmounts>;
let save: ReturnType<typeof useSaveRates>;
let search: string;

function Reader(): ReactNode {
  state = useReportState();
  amounts = useAmounts();
  save = useSaveRates();
  search = useLocation().search;
  return null;
}

const show = (address: string): void => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Reader />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  localStorage.clear();
  store.read = { data: { store: { default_currency_code: 'EUR' } } };
});

test('the address is the state', () => {
  show('/a/home?period=2026-01-01..2026-01-31&compare=none&country=nl');
  expect(state).toMatchObject({
    periodName: 'custom',
    period: { from: '2026-01-01', to: '2026-01-31' },
    compared: undefined,
    filter: { country: 'nl' },
    firstWeekday: 7,
  });
  expect(state.zone).not.toBe('');
});

test('a change goes to the address and comes from there', () => {
  show('/a/home');
  act(() => state.set({ periodName: 'last90' }));
  expect(search).toBe('?period=last90');
  expect(state.periodName).toBe('last90');
});

test('rates are kept in this browser, and belong to the currency they lead to', async () => {
  localStorage.clear();
  show('/a/home');
  expect(state.rates).toEqual({});
  await act(async () => save({ usd: '0.92' }));
  expect(state.rates).toEqual({ usd: '0.92' });
  expect(search).toBe('');
  expect(Object.values({ ...localStorage }).join('')).toContain('"usd>eur":"0.92"');
});

test('a currency that can’t be known is an error', () => {
  store.read = {};
  show('/a/home');
  expect(amounts).toMatchObject({ currency: '', error: undefined });
  store.read = { error: new Error('no answer') };
  show('/a/home');
  expect(amounts.error).toBe(store.read.error);
  store.read = { data: {} };
  show('/a/home');
  expect(amounts.error).toBeInstanceOf(Error);
});

test('a chosen currency needs no other', () => {
  store.read = { data: {} };
  show('/a/home?currency=usd');
  expect(amounts).toMatchObject({ currency: 'usd', error: undefined });
});
