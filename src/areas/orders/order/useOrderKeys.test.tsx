// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { registered } from '#app/shortcuts/registry.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { useOrderKeys } from './useOrderKeys.ts';

let path = '';
function Probe(): ReactNode {
  path = useLocation().pathname;
  const { notes } = useOrderKeys('/a/orders/print');
  return (
    <div ref={notes}>
      <textarea />
    </div>
  );
}
const press = (keys: string): void =>
  act(() =>
    registered
      .get()
      .flat()
      .find((one) => one.keys === keys)
      ?.run(),
  );

test('P prints the order, and N begins a note', () => {
  render(
    <InEnglish>
      <MemoryRouter>
        <Probe />
      </MemoryRouter>
    </InEnglish>,
  );
  expect(
    registered
      .get()
      .flat()
      .map((one) => [one.keys, one.label]),
  ).toEqual([
    ['p', 'Print…'],
    ['n', 'Add note'],
  ]);
  press('n');
  expect(document.activeElement).toBe(document.querySelector('textarea'));
  press('p');
  expect(path).toBe('/a/orders/print');
});
