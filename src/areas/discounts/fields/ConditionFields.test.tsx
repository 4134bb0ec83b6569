// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { fixedSource } from '#ui/picker/source.ts';
import { render } from '../../../../tests/support/render.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import type { ConditionSources } from './sources.ts';
import type { DiscountValues } from './values.ts';

interface Added {
  id: string;
  title: string;
}
const parts = vi.hoisted(() => ({ onAdd: (_products: Added[]): void => undefined }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('./BrowseProducts.tsx', () => ({
  BrowseProducts: ({ onAdd }: { onAdd: (products: Added[]) => void }) => {
    parts.onAdd = onAdd;
    return null;
  },
}));

const fixed = fixedSource([{ value: 'prod_1', label: 'Anchor' }]);
const one = vi.fn(fixed.one);
const sources: ConditionSources = {
  products: { key: fixed.key, find: fixed.find, one },
  product_collections: fixed,
  product_types: fixed,
  product_tags: fixed,
  customer_groups: fixed,
};
let conditions: DiscountValues['conditions'] = {};

function Fields(): ReactNode {
  const [value, setValue] = useState<DiscountValues['conditions']>({ 'products.in': ['prod_1'] });
  conditions = value;
  return <ConditionFields value={value} onChange={setValue} sources={sources} error={undefined} />;
}

test('products that were browsed join a condition, each once and with its name', async () => {
  render(<Fields />);
  await act(async () =>
    parts.onAdd([
      { id: 'prod_1', title: 'Anchor' },
      { id: 'prod_2', title: 'Buoy' },
    ]),
  );
  expect(conditions).toEqual({ 'products.in': ['prod_1', 'prod_2'] });
  expect(document.body.textContent).toContain('Buoy');
  expect(one.mock.calls.map(([id]) => id)).toEqual(['prod_1']);
});

test('the field of a new condition takes the focus', async () => {
  render(<Fields />);
  const press = async (text: string): Promise<void> =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === text)?.click();
    });
  const name = 'conditions.kind.product_tags.in';
  await press('conditions.add');
  await act(async () => vi.waitFor(() => expect(document.body.textContent).toContain(name)));
  await press(name);
  await act(async () =>
    vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name)),
  );
});
