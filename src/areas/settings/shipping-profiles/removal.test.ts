import { beforeEach, expect, test, vi } from 'vitest';
import { removalOf, removalSteps } from './removal.ts';

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock('#generated/admin/shipping-options/shipping-options.ts', () => ({
  deleteShippingOption: async (id: string) => sent.push(['option', id]),
}));
vi.mock('#generated/admin/shipping-profiles/shipping-profiles.ts', () => ({
  deleteShippingProfile: async (id: string) => sent.push(['profile', id]),
  updateShippingProfile: async (id: string, body: unknown) => sent.push([id, body]),
}));
beforeEach(() => {
  sent.length = 0;
});

const profile = {
  id: 'bulky',
  products: [{ id: 'mast' }, null, { id: 'keel' }],
  shipping_options: [
    { id: 'truck', name: 'Truck', is_return: false },
    { id: 'back', name: 'Drop-off', is_return: true },
    null,
  ],
};
const words = {
  products: 'products',
  returns: 'returns',
  option: (name: string) => name,
  profile: 'profile',
};

test('products and ways back go to the default profile, options go with this one, and it goes last', async () => {
  const gone = vi.fn();
  const steps = removalSteps(profile, removalOf(profile as never), 'usual', words, gone);
  expect(steps.map(({ label, stage }) => [label, stage])).toEqual([
    ['products', 1],
    ['returns', 1],
    ['Truck', 2],
    ['profile', 3],
  ]);
  const call = { signal: new AbortController().signal };
  for (const step of steps) await step.run(call);
  expect(sent).toEqual([
    ['usual', { products: ['mast', 'keel'] }],
    ['usual', { shipping_options: ['back'] }],
    ['option', 'truck'],
    ['profile', 'bulky'],
  ]);
  expect(gone).toHaveBeenCalledOnce();
});

test('an empty profile goes with one call, a damaged one too', () => {
  const empty = removalOf({ id: 'bulky', products: null, shipping_options: undefined } as never);
  expect(removalSteps(profile, empty, 'usual', words, vi.fn()).map(({ id }) => id)).toEqual([
    'profile',
  ]);
});
