// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { LineItems } from './LineItems.tsx';

const rope = {
  id: 'item_1',
  title: 'Rope',
  description: '10 m',
  thumbnail: null,
  quantity: 2,
  unit_price: 1250,
  variant: { product_id: 'prod_1', sku: 'ROPE-10' },
};
const custom = { ...rope, id: 'item_2', title: 'Engraving', description: null, variant: null };

test('a line links its product, and has its variant, its SKU, its state and its sum', () => {
  render(
    <MemoryRouter>
      <LineItems
        label="Items"
        items={[rope, custom]}
        currency="usd"
        renderDetail={({ variant }) => (variant ? undefined : 'Custom item')}
        renderStates={({ quantity }) => `${quantity} unfulfilled`}
      />
    </MemoryRouter>,
  );
  const [first, second] = [...document.querySelectorAll('li')];
  expect(first?.querySelector('a')?.getAttribute('href')).toContain('prod_1');
  for (const text of ['Rope', '10 m', 'ROPE-10', '2 unfulfilled', '25.00']) {
    expect(first?.textContent).toContain(text);
  }
  expect(second?.querySelector('a')).toBeNull();
  expect(second?.textContent).toContain('Custom item');
});
