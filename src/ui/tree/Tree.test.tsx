// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { TreeMove } from './moves.ts';
import { Tree } from './Tree.tsx';

const scrollToIndex = vi.hoisted(() => vi.fn());
// happy-dom has no layout.
vi.mock('@tanstack/react-virtual', async (original) => ({
  ...(await original<object>()),
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualIndexes: () => Array.from({ length: count }, (_, index) => index),
    getTotalSize: () => 0,
    scrollToIndex,
  }),
}));

const draw = (ids: string[], current: string, onMove?: (move: TreeMove) => void): void => {
  render(
    <MemoryRouter>
      <Tree
        label="Tree"
        items={ids.map((id) => ({ id, parentId: null, label: id }))}
        href={({ id }) => `/${id}`}
        current={current}
        isExpanded={() => true}
        onToggle={() => undefined}
        nameOf={({ label }) => label}
        onMove={onMove}
      />
    </MemoryRouter>,
  );
};

test('the entry whose page is shown comes into sight, also when it is listed later', () => {
  draw(['a', 'b'], 'b');
  expect(scrollToIndex.mock.lastCall).toEqual([1]);
  draw(['b', 'a'], 'b');
  expect(scrollToIndex).toHaveBeenCalledTimes(1);
  draw(['b', 'a'], 'c');
  expect(scrollToIndex).toHaveBeenCalledTimes(1);
  draw(['b', 'a', 'c'], 'c');
  expect(scrollToIndex.mock.lastCall).toEqual([2]);
});

test('a key that comes before the move of the one before is drawn goes on from it', () => {
  const moves: TreeMove[] = [];
  draw(['a', 'b', 'c'], 'a', (move) => moves.push(move));
  const row = document.querySelector('[role="treeitem"][tabindex="0"]');
  const press = (key: string): void =>
    act(() => {
      row?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
    });
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowRight');
  expect(moves).toEqual([
    { id: 'a', parentId: null, index: 1 },
    { id: 'a', parentId: null, index: 2 },
    { id: 'a', parentId: 'c', index: 0 },
  ]);
});
