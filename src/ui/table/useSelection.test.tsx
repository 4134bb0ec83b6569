// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { useSelection } from './useSelection.ts';
import type { Selection } from './useSelection.ts';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const page = ['a', 'b', 'c', 'd'];

test('selection grows over pages and is empty for another search', () => {
  let now: Selection | undefined;
  function Probe({ scope }: { scope: string }): null {
    now = useSelection(scope);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (scope: string): void => act(() => root.render(<Probe scope={scope} />));
  const selected = (): string => [...(now?.ids ?? [])].join('');

  show('lamp');
  act(() => now?.toggle('b', false, page));
  act(() => now?.toggle('d', true, page));
  expect(selected()).toBe('bcd');
  act(() => now?.toggle('x', false, ['x', 'y']));
  expect(selected()).toBe('bcdx');
  show('chair');
  expect(selected()).toBe('');
  act(() => now?.toggleAll(page));
  expect(selected()).toBe('abcd');
  act(() => now?.clear());
  expect(selected()).toBe('');
  act(() => root.unmount());
});
