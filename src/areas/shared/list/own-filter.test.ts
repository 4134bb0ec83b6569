import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ListQuery } from './list-query.ts';
import { withOwnFilter } from './own-filter.ts';

interface Card {
  id: string;
  units: number;
}
interface Cards {
  cards: readonly (Card | null)[];
  count: number;
}

const stored = Array.from({ length: 450 }, (_, index) => ({ id: `c${index}`, units: index % 3 }));
const read = vi.fn(
  async (
    _view: ListView,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Cards> => ({
    cards: [...stored.slice(offset, offset + limit - 1), null],
    count: stored.length,
  }),
);
const byServer: ListQuery<Card, Cards, object, 'place'> = {
  filters: ['place'],
  defaultOrder: 'id',
  params: () => ({}),
  options: (view) => ({
    queryKey: ['cards', view.page, view.search],
    queryFn: async () => read(view, { limit: view.pageSize, offset: 0 }),
  }),
  read,
  rowsOf: ({ cards }) => cards as readonly Card[],
  start: async () => undefined,
};
const list = withOwnFilter(byServer, {
  name: 'units',
  rows: 'cards',
  keeps: ({ units }, values) => values.includes(String(units)),
});
const viewOf = (address: string): ListView =>
  readListView(new URLSearchParams(address), list.filters);

async function pageOf(address: string): Promise<{ ids: string[]; count: number }> {
  const options = list.options(viewOf(address));
  const client = new QueryClient();
  await client.prefetchQuery(options);
  const answer = client.getQueryData<Cards>(options.queryKey) ?? { cards: [], count: 0 };
  const shown = options.select?.(answer) ?? answer;
  return { ids: list.rowsOf(shown).map(({ id }) => id), count: shown.count };
}

test('without the filter, the server’s page is shown', () => {
  const view = viewOf('place=a&page=2');
  expect(list.options(view).queryKey).toEqual(byServer.options(view).queryKey);
  expect(list.filters).toEqual(['place', 'units']);
});

test('with it, all rows are read once, and what is kept is paged', async () => {
  read.mockClear();
  const first = await pageOf('units=1');
  expect(read).toHaveBeenCalledTimes(3);
  const second = await pageOf('units=1&page=2');
  expect(first.ids).toHaveLength(25);
  expect(first.ids.slice(0, 2)).toEqual(['c1', 'c4']);
  expect(first.count).toBe(second.count);
  expect(second.ids[0]).toBe('c76');
  expect(list.options(viewOf('units=1')).queryKey).toEqual(
    list.options(viewOf('units=1&page=2')).queryKey,
  );
  expect(list.options(viewOf('units=1')).queryKey).not.toEqual(
    list.options(viewOf('units=2')).queryKey,
  );
});

test('parts of the list, such as for a file, are those of the rows that are kept', async () => {
  const answer = await list.read(viewOf('units=2'), { limit: 2, offset: 1 });
  expect(list.rowsOf(answer).map(({ id }) => id)).toEqual(['c5', 'c8']);
});
