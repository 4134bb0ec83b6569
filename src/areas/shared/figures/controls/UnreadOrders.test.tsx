// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import type { FiguresStatus } from '../engine-types.ts';
import { UnreadOrders } from './UnreadOrders.tsx';

const parts = vi.hoisted(() => ({ unread: {} }));

vi.mock('../useFigures.ts', () => ({ useFiguresStatus: () => parts }));

const show = (unread: FiguresStatus['unread']): string => {
  parts.unread = unread;
  render(
    <InEnglish>
      <MemoryRouter>
        <UnreadOrders />
      </MemoryRouter>
    </InEnglish>,
  );
  return document.body.textContent ?? '';
};

const button = (): HTMLElement | null => document.querySelector('button');

test('orders that couldn’t be read are counted, and lead to their pages', () => {
  const orders = [
    { id: 'order_7', number: 1042 },
    { id: 'order_8', number: null },
  ];
  expect(show({ count: 3, orders })).toContain('3 orders couldn’t be read');
  expect(document.querySelector('a')).toBeNull();
  act(() => button()?.click());
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['#1042', '/a/orders/order_7'],
    ['Order without a number', '/a/orders/order_8'],
  ]);
  act(() => button()?.click());
  expect(document.querySelector('a')).toBeNull();
});

test('one that can’t be named is counted alone, and nothing is said without any', () => {
  expect(show({ count: 1, orders: [] })).toContain('1 order couldn’t be read');
  expect(button()).toBeNull();
  expect(show({ count: 0, orders: [] })).toBe('');
});
