// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { useChosenRow } from './useChosenRow.ts';

interface Row {
  id: string;
  quantity: number;
}

let chosen: Row | undefined;
let choose: (row: Row | undefined) => void;

function List({ rows }: { rows: readonly Row[] | undefined }) {
  [chosen, choose] = useChosenRow(rows);
  return null;
}

test('a dialog follows its row, and keeps it once it is gone', () => {
  render(<List rows={[{ id: 'a', quantity: 4 }]} />);
  act(() => choose({ id: 'a', quantity: 4 }));
  render(<List rows={[{ id: 'a', quantity: 6 }]} />);
  expect(chosen?.quantity).toBe(6);
  render(<List rows={[]} />);
  expect(chosen?.quantity).toBe(4);
  act(() => choose(undefined));
  expect(chosen).toBeUndefined();
});
