// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { useSaveRates } from './rates.ts';
import { useReportState } from './useReportState.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#generated/admin/store/store.ts', () => ({
  useGetStore: () => ({ data: { store: { default_currency_code: 'EUR' } } }),
}));

let state: ReturnType<typeof useReportState>;
let save: ReturnType<typeof useSaveRates>;
let search: string;

function Reader(): ReactNode {
  state = useReportState();
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

beforeEach(() => localStorage.clear());

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
