// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { CodeForm } from './CodeForm.tsx';

const api = vi.hoisted(() => ({
  createDynamicDiscountCode: vi.fn(),
  getDiscountByCode: vi.fn(),
  updateDiscount: vi.fn(),
}));
vi.mock('#generated/admin/discounts/discounts.ts', () => api);
vi.mock('#shared/save/settle.ts', () => ({ settled: async () => undefined }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));
vi.mock('#ui/json/MetadataEditor.tsx', () => ({ MetadataEditor: () => null }));
vi.mock('#ui/number/QuantityInput.tsx', () => ({ QuantityInput: () => null }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../fields/useTakenCode.ts', () => ({ useTakenCode: () => false }));

const TEMPLATE = { id: 'disc_1', code: 'SUMMER', created_at: '2026-11-01', usage_limit: null };
const lost = new ApiError('No answer', { kind: 'network', outcome: 'unknown' });

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const submit = (): Promise<void> =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const isLocked = (): boolean => find('fieldset').matches(':disabled');
const label = (): string | null => find('button[type=submit]').textContent;

test('a code of which nobody knows is locked, looked for, and not made twice', async () => {
  const onClose = vi.fn();
  render(<CodeForm template={TEMPLATE} onClose={onClose} />);
  await act(async () => {
    const field = find('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  api.createDynamicDiscountCode.mockRejectedValue(lost);
  api.getDiscountByCode.mockRejectedValueOnce(lost).mockResolvedValue({
    discount: { id: 'disc_2', parent_discount_id: 'disc_1' },
  });
  await submit();
  await vi.waitFor(() => expect([isLocked(), label()]).toEqual([true, 'actions.checkAgain']));
  await submit();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.createDynamicDiscountCode).toHaveBeenCalledOnce();
  expect(api.createDynamicDiscountCode.mock.lastCall?.slice(0, 2)).toEqual([
    'disc_1',
    { code: 'ADA' },
  ]);
});
