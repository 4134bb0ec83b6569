// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { BarList } from './BarList.tsx';

const draw = (rows: ComponentProps<typeof BarList>['rows']): void => {
  render(
    <MemoryRouter>
      <BarList label="Top products" rows={rows} empty="No sales in this period." />
    </MemoryRouter>,
  );
};
const lengths = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li [aria-hidden] > *')].map(
    ({ style }) => style.inlineSize,
  );

test('each row is named, has its value, and leads on if it can', () => {
  draw([
    { id: 'a', name: 'Lantern', to: '/a/products/a', value: 900, text: '€9.00', detail: '3 units' },
    { id: 'b', name: 'Rope', value: 450, text: '€4.50' },
  ]);
  expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Top products');
  const [first, second] = document.querySelectorAll('li');
  expect(first?.textContent).toBe('Lantern3 units€9.00');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/a/products/a');
  expect(second?.textContent).toBe('Rope€4.50');
  expect(second?.querySelector('a')).toBeNull();
});

test('bars are as long as their part of the largest value; a negative one has none', () => {
  draw([
    { id: 'a', name: 'A', value: 400, text: '400' },
    { id: 'b', name: 'B', value: 100, text: '100' },
    { id: 'c', name: 'C', value: -50, text: '-50' },
  ]);
  expect(lengths()).toEqual(['100%', '25%', '0%']);
});

test('values that are all 0 or negative have no bars', () => {
  draw([
    { id: 'a', name: 'A', value: 0, text: '0' },
    { id: 'b', name: 'B', value: -9, text: '-9' },
  ]);
  expect(lengths()).toEqual(['0%', '0%']);
});

test('without rows it says so', () => {
  draw([]);
  expect(document.querySelector('p')?.textContent).toBe('No sales in this period.');
  expect(document.querySelector('ul')).toBeNull();
});
