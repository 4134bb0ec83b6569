// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { registered } from '#app/shortcuts/registry.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';

const found = vi.hoisted(() => ({ previous: '/a/previous' as string | undefined }));
vi.mock('./neighbours.ts', () => ({
  useNeighbours: () => ({ isPending: false, ...found, next: '/a/next', place: 2, count: 3 }),
}));

let path = '';
function Place(): ReactNode {
  path = useLocation().pathname;
  return null;
}
async function draw(hasKeys: boolean): Promise<void> {
  render(
    <InEnglish>
      <MemoryRouter>
        <Place />
        <NeighbourLinks
          list={{} as never}
          recordPath={() => ''}
          namespace="order"
          hasKeys={hasKeys}
        />
      </MemoryRouter>
    </InEnglish>,
  );
  // The links are drawn after the page.
  await act(async () => undefined);
}
const keys = (): string[] =>
  registered
    .get()
    .flat()
    .map((one) => `${one.keys} ${one.label}`);
const press = (letter: string): void =>
  act(() =>
    registered
      .get()
      .flat()
      .find((one) => one.keys === letter)
      ?.run(),
  );

test('J and K lead to the neighbours, on pages that have them', async () => {
  await draw(true);
  expect(keys()).toEqual(['j Next order', 'k Previous order']);
  press('j');
  expect(path).toBe('/a/next');
  press('k');
  expect(path).toBe('/a/previous');
  await draw(false);
  expect(keys()).toEqual([]);
});

test('the first of the list has no K', async () => {
  found.previous = undefined;
  await draw(true);
  expect(keys()).toEqual(['j Next order']);
});
