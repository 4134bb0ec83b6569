// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { DiscountValues } from '../fields/values.ts';
import { DiscountForm } from './DiscountForm.tsx';
import type { Discount } from './query.ts';

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
vi.mock('#ui/date/zone.ts', async (original) => ({
  ...(await original<object>()),
  readersZone: () => 'UTC',
}));
vi.mock('../fields/useFormRule.ts', () => ({ useFormRule: () => undefined }));
vi.mock('../fields/sources.ts', () => ({ useConditionSources: () => ({}) }));
vi.mock('../useSentence.ts', () => ({ useSentence: () => () => '' }));

const send = vi.hoisted(() => vi.fn());
vi.mock('#generated/admin/discounts/discounts.ts', async (original) => ({
  ...(await original<object>()),
  updateDiscount: send,
}));
vi.mock('./query.ts', () => ({ discountRecord: { readNow: async () => discount } }));

const discount = {
  id: 'disc_1',
  code: 'WINTER',
  rule: {
    id: 'rule_1',
    type: 'percentage',
    value: 10,
    allocation: 'total',
    description: '',
    conditions: [],
  },
  regions: [{ id: 'reg_1', name: 'Europe', currency_code: 'eur' }],
  starts_at: '2031-12-24T10:00:00.000Z',
  ends_at: '2031-12-24T12:00:00.000Z',
  usage_limit: null,
  is_dynamic: false,
  is_disabled: false,
  valid_duration: null,
  parent_discount_id: null,
} as unknown as Discount;

const draw = (only: readonly (keyof DiscountValues)[]): void =>
  void render(<DiscountForm discount={discount} only={only} onClose={() => undefined} />);
const fields = (): HTMLInputElement[] => [...document.querySelectorAll('input')];
const fill = async (field: HTMLInputElement | undefined, text: string): Promise<void> => {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
};

beforeEach(() => {
  send.mockReset().mockResolvedValue({});
});

test('the percentage is changed alone, from 1 to 100', async () => {
  draw(['percent']);
  expect(fields()).toHaveLength(1);
  await fill(fields()[0], '101');
  expect(send).not.toHaveBeenCalled();
  await fill(fields()[0], '15');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
    'disc_1',
    { rule: { id: 'rule_1', value: 15 } },
  ]);
});

test('the start alone is checked against the end that isn’t shown', async () => {
  draw(['startDay', 'startTime']);
  expect(fields()).toHaveLength(2);
  await fill(fields()[1], '13:00');
  expect(document.body.textContent).toContain('form.endBefore');
  expect(send).not.toHaveBeenCalled();
});
