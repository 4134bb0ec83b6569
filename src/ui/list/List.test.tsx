// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { List } from './List.tsx';
import { useListState } from './useListState.ts';

const FILTERS: string[] = [];
const ROWS = [{ id: 'a' }, { id: 'b' }];
const cell = vi.fn(({ id }: { id: string }) => id);
const COLUMNS = [{ id: 'name', header: 'Name', cell }];
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

test('a list that is drawn again leaves its rows as they are', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const root = createRoot(document.createElement('div'));
  const draw = async (label: string): Promise<void> =>
    act(async () =>
      root.render(
        <MantineProvider>
          <MemoryRouter>
            <TestList label={label} />
          </MemoryRouter>
        </MantineProvider>,
      ),
    );
  await draw('One');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const before = cell.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(ROWS.length);
  await draw('Two');
  expect(cell.mock.calls.length).toBe(before);
});
