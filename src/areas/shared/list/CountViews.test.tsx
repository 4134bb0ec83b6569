// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useListState } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { render } from '../../../../tests/support/render.tsx';
import { CountViews } from './CountViews.tsx';

const VIEWS = [
  { id: 'draft', name: 'Draft', query: 'status=draft' },
  { id: 'empty', name: 'Empty', query: 'own=empty' },
];
const FILTERS = ['status', 'own'];
const MOST = 100;
const asked = vi.fn((view: ListView) => (view.filters['own'] ? 7 : 3));
const onCounts = vi.fn();

const countOf = (view: ListView) => ({
  queryKey: ['count', view.filters],
  queryFn: async () => ({ count: asked(view) }),
  ...(view.filters['own'] ? { most: MOST } : {}),
});

function Counted({ count, views = VIEWS }: { count: number; views?: typeof VIEWS }) {
  const state = useListState(FILTERS);
  const result = {
    rows: [],
    count,
    isStale: false,
    error: undefined,
    retry: () => undefined,
  };
  return (
    <CountViews
      id="things"
      list={{ state, result }}
      startingViews={views}
      countOf={countOf}
      onCounts={onCounts}
    />
  );
}

async function count(address: string, content: { count: number; views?: typeof VIEWS }) {
  asked.mockClear();
  onCounts.mockClear();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Counted {...content} />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return onCounts.mock.lastCall?.[0];
}

test('each view is counted with a call of its own, but the one that the list shows', async () => {
  expect(await count('/', { count: 40 })).toEqual({ '': 40, draft: 3, empty: 7 });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a list that shows something else asks for all, too', async () => {
  expect(await count('/?status=draft&view=draft', { count: 5 })).toEqual({
    '': 3,
    draft: 5,
    empty: 7,
  });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('where all records would have to be read, a long list stays uncounted', async () => {
  expect(await count('/', { count: MOST + 1 })).toEqual({ '': 101, draft: 3, empty: undefined });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without views there are no tabs, and nothing is counted', async () => {
  await count('/?status=draft', { count: 5, views: [] });
  expect(asked).not.toHaveBeenCalled();
});
