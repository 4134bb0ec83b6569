// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { PriceList } from '../price-list/query.ts';
import { PriceListGeneralForm } from './PriceListGeneralForm.tsx';
import type { PriceListValues } from './values.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string) => key,
    i18n: { language: 'en', resolvedLanguage: 'en' },
  }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));
vi.mock('#ui/overlay/Dialog.tsx', () => ({ Dialog: () => null }));
vi.mock('#app/flags/FeatureFlags.tsx', () => ({ useFeature: () => true }));
vi.mock('#shared/record/useConflictNames.ts', () => ({ useConflictNames: () => () => '' }));
vi.mock('#ui/date/zone.ts', async (original) => ({
  ...(await original<object>()),
  readersZone: () => 'UTC',
}));

const send = vi.hoisted(() => vi.fn());
vi.mock('#generated/admin/price-lists/price-lists.ts', async (original) => ({
  ...(await original<object>()),
  getUpdatePriceListMutationOptions: () => ({ mutationFn: send }),
}));
vi.mock('../price-list/query.ts', () => ({ priceListRecord: { readNow: async () => list } }));

const list = {
  id: 'pl_1',
  name: 'Winter',
  description: 'Cold',
  type: 'override',
  status: 'active',
  starts_at: '2031-12-24T10:00:00.000Z',
  ends_at: '2031-12-24T12:00:00.000Z',
  customer_groups: [],
  includes_tax: false,
} as unknown as PriceList;

const draw = (only: readonly (keyof PriceListValues)[]): void =>
  void render(<PriceListGeneralForm list={list} only={only} onClose={() => undefined} />);
const fields = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('input, textarea');
const submit = async (): Promise<void> =>
  act(async () => document.querySelector('form')?.requestSubmit());

beforeEach(() => {
  send.mockReset().mockResolvedValue({});
});

test('the start alone is checked against the end that isn’t shown', async () => {
  draw(['starts_day', 'starts_time']);
  expect(fields()).toHaveLength(2);
  const [, time] = fields();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(time, '13:00');
    time?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit();
  expect(document.body.textContent).toContain('form.endsFirst');
  expect(send).not.toHaveBeenCalled();
});

test('the kind of prices is changed alone, beginning at the one in force', async () => {
  draw(['type']);
  expect(fields()).toHaveLength(2);
  const [sale, override] = fields();
  expect(document.activeElement).toBe(override);
  await act(async () => sale?.click());
  await submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ id: 'pl_1', data: { type: 'sale' } });
});
