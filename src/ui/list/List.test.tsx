// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Column } from '../table/columns.ts';
import { List } from './List.tsx';
import { useListState } from './useListState.ts';

const FILTERS: string[] = [];
const ROWS = [{ id: 'a' }, { id: 'b' }];
const cell = vi.fn(({ id }: { id: string }) => id);
const COLUMNS: Column<{ id: string }>[] = [
  { id: 'name', header: 'Name', cell, mark: ({ id }) => (id === 'b' ? <i>Noted</i> : null) },
  { id: 'hidden', header: 'Hidden', cell: () => '', optional: true },
  { id: 'further', header: 'Further', cell: () => '', optional: 'wide' },
];
const ignoreIntent = (): void => undefined;

function TestList({ label }: { label: string }) {
  return (
    <List
      id="test"
      label={label}
      state={useListState(FILTERS)}
      result={{ rows: ROWS, count: 2, isStale: false, error: undefined, retry: () => undefined }}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      rowHref={({ id }) => `/${id}`}
      onIntent={ignoreIntent}
      searchLabel="Search"
      texts={{
        failed: 'Failed',
        empty: { title: 'Empty', text: '' },
        noMatch: { title: 'No match', text: '' },
      }}
    />
  );
}

let root: Root;
let place: HTMLElement;

/** @param isWide the window has room for further columns */
const draw = async (label: string, isWide = false): Promise<void> => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(min-width: 1600px)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  return act(async () =>
    root.render(
      <MantineProvider>
        <MemoryRouter>
          <TestList label={label} />
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});

test('a list that is drawn again leaves its rows as they are', async () => {
  await draw('One');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const before = cell.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(ROWS.length);
  await draw('Two');
  expect(cell.mock.calls.length).toBe(before);
});

test.each([
  [false, ['Name']],
  [true, ['Name', 'Further']],
])('a wide window has further columns: %s', async (isWide, heads) => {
  await draw('Things', isWide);
  const shown = [...place.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(shown).toEqual(heads);
});

test('a mark is beside the link of its row, not in its name', async () => {
  await draw('Things');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const textsOf = (selector: string): string[] =>
    [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textsOf('tbody a')).toEqual(['a', 'b']);
  expect(textsOf('tbody [data-lead]')).toEqual(['a', 'bNoted']);
});
