// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { withMissing } from './further-filters.ts';
import { useListState } from './useListState.ts';

const NAMES: readonly string[] = ['status'];
const ADDRESS = '/a/orders?x-gone.state=late&status=draft&page=2';

let search: string;

function Bar(): ReactNode {
  search = useLocation().search;
  const state = useListState(NAMES);
  return <FilterBar filters={withMissing([], state.filters)} state={state} settings={undefined} />;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a filter of an extension that is gone is shown by its name, and can be removed', () => {
  window.history.replaceState(null, '', ADDRESS);
  render(
    <InEnglish>
      <MemoryRouter initialEntries={[ADDRESS]}>
        <Bar />
      </MemoryRouter>
    </InEnglish>,
  );
  expect(document.body.textContent).toContain('Filter unavailablegone.state');
  const remove = document.querySelector<HTMLElement>('button[aria-label]');
  expect(remove?.getAttribute('aria-label')).toBe('Remove Filter unavailable');
  act(() => remove?.click());
  expect(search).toBe('?status=draft');
  expect(document.body.textContent).not.toContain('gone.state');
});
