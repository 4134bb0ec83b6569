// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { TreeMove } from './moves.ts';
import { Tree } from './Tree.tsx';

// There is no room in which rows could be in sight.
vi.mock('@tanstack/react-virtual', async (original) => ({
  ...(await original<object>()),
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualIndexes: () => Array.from({ length: count }, (_, index) => index),
    getTotalSize: () => 0,
  }),
}));

const items = ['a', 'b', 'c'].map((id) => ({ id, parentId: null, label: id }));

test('a key that comes before the move of the one before is drawn goes on from it', () => {
  const moves: TreeMove[] = [];
  render(
    <MemoryRouter>
      <Tree
        label="Tree"
        items={items}
        href={({ id }) => `/${id}`}
        current="a"
        isExpanded={() => true}
        onToggle={() => undefined}
        nameOf={({ label }) => label}
        onMove={(move) => moves.push(move)}
      />
    </MemoryRouter>,
  );
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
