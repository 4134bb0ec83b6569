// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { CardGrid } from '../list/CardGrid.tsx';
import { DataTable } from './DataTable.tsx';
import { DWELL } from './useRowIntent.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

interface Thing {
  id: string;
}

const idOf = ({ id }: Thing): string => id;
const ignore = (): void => undefined;
const ROWS: readonly Thing[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const onIntent = vi.fn<(row: Thing) => void>();
const SHARED = {
  label: 'Things',
  rows: ROWS,
  rowId: idOf,
  rowName: idOf,
  rowHref: idOf,
  busy: false,
  selection: undefined,
};

const table = (tell: (row: Thing) => void): ReactNode => (
  <DataTable
    {...SHARED}
    columns={[{ id: 'name', header: 'Name', cell: idOf }]}
    onIntent={tell}
    order={undefined}
    onOrder={ignore}
    skeletonRows={3}
  />
);
const cards = (tell: (row: Thing) => void): ReactNode => (
  <CardGrid {...SHARED} onIntent={tell} renderCard={idOf} skeletons={3} />
);
const LISTS = [
  { name: 'a table', list: table, row: 'tbody tr' },
  { name: 'a grid of cards', list: cards, row: 'li a' },
];

const told = (): string[] => onIntent.mock.calls.map(([{ id }]) => id);
const rowsOf = (row: string): Element[] => [...document.querySelectorAll(row)];

/** As a browser tells it. */
function move(from: Element | undefined, to: Element | undefined): void {
  const state = { bubbles: true };
  act(() => {
    from?.dispatchEvent(new PointerEvent('pointerout', { ...state, relatedTarget: to ?? null }));
    to?.dispatchEvent(new PointerEvent('pointerover', { ...state, relatedTarget: from ?? null }));
  });
}
const wait = (time: number): void => act(() => void vi.advanceTimersByTime(time));
const draw = (list: ReactNode): void => {
  render(<MemoryRouter>{list}</MemoryRouter>);
};

beforeEach(() => {
  vi.useFakeTimers();
  onIntent.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(LISTS)('a pointer that passes the rows of $name tells the last one', ({ list, row }) => {
  draw(list(onIntent));
  const [first, second, third] = rowsOf(row);
  move(undefined, first);
  wait(DWELL / 2);
  move(first, second);
  wait(DWELL / 2);
  move(second, third);
  expect(told()).toEqual([]);
  // A list that is drawn in between keeps waiting.
  draw(list((thing) => onIntent(thing)));
  wait(DWELL);
  expect(told()).toEqual(['c']);
});

test.each(LISTS)('a pointer that left the rows of $name tells none', ({ list, row }) => {
  draw(list(onIntent));
  const [first] = rowsOf(row);
  move(undefined, first);
  move(first, document.body);
  wait(DWELL);
  expect(told()).toEqual([]);
});

test.each(LISTS)('a press and the focus tell a row of $name at once', ({ list, row }) => {
  draw(list(onIntent));
  const [first, second] = rowsOf(row);
  move(undefined, first);
  act(() => void first?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(told()).toEqual(['a']);
  act(() => void second?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(told()).toEqual(['a', 'b']);
  wait(DWELL);
  expect(told()).toEqual(['a', 'b']);
});
