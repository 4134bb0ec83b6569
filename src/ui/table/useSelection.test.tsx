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

test('all that match are selected, unless one has chosen otherwise while they were read', () => {
  let now: Selection | undefined;
  function Probe(): null {
    now = useSelection('lamp');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
  const selected = (): string => [...(now?.ids ?? [])].join('');

  act(() => now?.toggleAll(page));
  const asked = now?.ids ?? new Set();
  act(() => now?.toggle('b', false, page));
  act(() => now?.replace(asked, [...page, 'e']));
  expect(selected()).toBe('acd');
  act(() => now?.clear());
  act(() => now?.replace(asked, [...page, 'e']));
  expect(selected()).toBe('');
  act(() => now?.toggleAll(page));
  act(() => now?.replace(now?.ids ?? new Set(), [...page, 'e']));
  expect(selected()).toBe('abcde');
  act(() => root.unmount());
});

test('a selection that is kept is there again in the same list, once', () => {
  let now: Selection | undefined;
  function Probe({ scope }: { scope: string }): null {
    now = useSelection(scope);
    return null;
  }
  const opened = (scope: string): { ids: string; close: () => void } => {
    const root = createRoot(document.createElement('div'));
    act(() => root.render(<Probe scope={scope} />));
    return { ids: [...(now?.ids ?? [])].join(''), close: () => act(() => root.unmount()) };
  };
  const leave = (keeps: boolean): void => {
    const { close } = opened('orders lamp');
    act(() => now?.clear());
    act(() => now?.toggle('b', false, page));
    if (keeps) now?.keep();
    close();
  };
  const found = (scope: string): string => {
    const { ids, close } = opened(scope);
    close();
    return ids;
  };

  leave(true);
  expect(found('orders lamp')).toBe('b');
  expect(found('orders lamp')).toBe('');
  leave(true);
  expect(found('orders chair')).toBe('');
  expect(found('orders lamp')).toBe('');
  leave(false);
  expect(found('orders lamp')).toBe('');
});
