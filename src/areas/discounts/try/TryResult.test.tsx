// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { TryResult } from './TryResult.tsx';
import type { Tried } from './trial.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values?: { item?: string }) => [key, values?.item].filter(Boolean).join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));

test('what the store doesn’t put into the cart is named, with the reason in words', () => {
  const error = new ApiError('', {
    kind: 'http',
    outcome: 'failed',
    status: 400,
    code: 'insufficient_inventory',
    serverMessage: 'Variant with id: v1 does not have the required inventory',
  });
  const tried = {
    input: {
      regionId: 'reg_1',
      customerId: null,
      items: [{ variantId: 'v1', quantity: 2, name: 'Lamp · S' }],
    },
    answer: {
      cart: { customer_id: null, items: [], shipping_methods: [] },
      refusedItems: [{ variantId: 'v1', error }],
      isEmptied: true,
    },
    discount: { rule: { type: 'percentage' } },
    checks: [],
    isTemplateGone: false,
    items: [],
  } as unknown as Tried;
  render(<TryResult tried={tried} currency="eur" />);
  const text = document.body.textContent;
  expect(text).toContain('try.refusedItem Lamp · S');
  expect(text).toContain('cart.notEnough');
  expect(text).not.toContain('v1');
});
