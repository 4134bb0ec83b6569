// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOpenOnly } from './useOpenOnly.ts';

const opened: string[] = [];
let enter: (text: string | undefined) => void;
let draw: (found: Partial<Parameters<typeof useOpenOnly<string>>[0]>) => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  opened.length = 0;
  const root = createRoot(document.createElement('div'));
  function List(found: Parameters<typeof useOpenOnly<string>>[0]): null {
    enter = useOpenOnly(found, (row) => opened.push(row));
    return null;
  }
  draw = (found) =>
    act(() =>
      root.render(
        <List search="" rows={['a', 'b']} count={2} isStale={false} hasFailed={false} {...found} />,
      ),
    );
  draw({});
});

test('Enter waits for the search of what was typed, and opens its only match once', () => {
  enter('LAMP-1');
  draw({ rows: ['a'], count: 1 });
  draw({ search: 'LAMP-1', rows: ['a'], count: 1, isStale: true });
  expect(opened).toEqual([]);
  draw({ search: 'LAMP-1', rows: ['lamp'], count: 1 });
  draw({ search: 'LAMP-1', rows: ['lamp'], count: 1 });
  expect(opened).toEqual(['lamp']);
});

test('where the search has answered already, the match opens at once', () => {
  draw({ search: 'LAMP-1', rows: ['lamp'], count: 1 });
  enter('LAMP-1');
  expect(opened).toEqual(['lamp']);
});

test.each([
  ['several matches', { rows: ['a', 'b'], count: 2 }],
  ['a page with the last of several', { rows: ['a'], count: 26 }],
  ['no match', { rows: [], count: 0 }],
  ['a failed search', { rows: ['a'], count: 1, hasFailed: true }],
])('with %s nothing opens, now or later', (_what, found) => {
  enter('x');
  draw({ search: 'x', ...found });
  draw({ search: 'x', rows: ['a'], count: 1 });
  expect(opened).toEqual([]);
});

test('whoever goes on typing, or presses Enter without words, opens nothing', () => {
  enter('x');
  enter(undefined);
  draw({ search: 'x', rows: ['a'], count: 1 });
  draw({ search: '', rows: ['a'], count: 1 });
  enter('');
  expect(opened).toEqual([]);
});
