// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { allCategoriesOptions } from '#shared/sources/categories.ts';
import { byRank } from './query.ts';
import { useMoveCategory } from './useChanges.ts';

const calls = vi.hoisted(() => ({ update: vi.fn() }));
vi.mock('#generated/admin/product-categories/product-categories.ts', async (original) => ({
  ...(await original<object>()),
  updateProductCategory: calls.update,
}));

const category = (id: string, rank: number) => ({ id, handle: id, rank, parent_category_id: null });
const { queryKey } = allCategoriesOptions;

test('an answer from before a move doesn’t undo it when it comes late', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient();
  const before = [category('a', 0), category('b', 1), category('c', 2)];
  client.setQueryData(queryKey, before as never);
  let move: ReturnType<typeof useMoveCategory>['mutateAsync'] | undefined;
  function Probe(): null {
    move = useMoveCategory().mutateAsync;
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    ),
  );
  let answer: () => void = () => undefined;
  const late = client
    .fetchQuery({
      queryKey,
      queryFn: () =>
        new Promise((resolve) => {
          answer = () => resolve(before);
        }),
    })
    .catch(() => undefined);
  calls.update.mockResolvedValue({});
  await act(async () => {
    await move?.({ move: { id: 'a', parentId: null, index: 1 } });
    answer();
    await late;
  });
  expect(calls.update.mock.calls.map(([id, data]) => [id, data])).toEqual([['a', { rank: 1 }]]);
  const now = client.getQueryData(queryKey) ?? [];
  expect(now.toSorted(byRank).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
