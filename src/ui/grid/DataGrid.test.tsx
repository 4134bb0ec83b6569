// @vitest-environment happy-dom
import { act, useCallback } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { CellValue } from './cells.ts';
import { textColumn } from './column.ts';
import type { GridColumn } from './column.ts';
import { DataGrid } from './DataGrid.tsx';
import { useGridEdits } from './edits.ts';
import type { GridEdits } from './edits.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
// happy-dom has no layout.
vi.mock('@tanstack/react-virtual', async (original) => ({
  ...(await original<object>()),
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualIndexes: () => Array.from({ length: count }, (_, index) => index),
    getTotalSize: () => 0,
    scrollToIndex: () => undefined,
  }),
}));

const units: GridColumn = {
  id: 'units',
  header: 'Units',
  unit: 'units',
  isWhole: true,
  parse: (text) => (/^\d+$/u.test(text) ? Number(text) : { typed: text }),
  write: String,
  show: String,
  problem: () => 'Enter a whole number.',
};
const EAN = textColumn('ean', 'EAN');
const ROWS = [
  { id: 'a', name: 'Rope' },
  { id: 'b', name: 'Sail' },
];

let edits: GridEdits;
function Sheet({ column }: { column: GridColumn }): ReactNode {
  const valueOf = useCallback((): CellValue => (column.isText ? 'Old' : 5), [column]);
  edits = useGridEdits(valueOf);
  return (
    <DataGrid
      label="Stock"
      corner="Item"
      rows={ROWS}
      columns={[column]}
      valueOf={valueOf}
      edits={edits}
    />
  );
}

let clock = 0;
/** @param gap milliseconds from key to key */
function press(keys: readonly string[], gap: number): void {
  clock += 1000;
  for (const key of keys) {
    clock += gap;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    const editor = document.querySelector('input');
    act(() => void (editor ?? document.querySelector('[role=grid]'))?.dispatchEvent(event));
    // Browsers write what is typed.
    if (editor && key.length === 1) editor.value += key;
  }
}
const written = (column: string): CellValue | undefined => edits.edits.get('a')?.get(column);

test.each(['96385074', '4006381333931'])(
  'the code %s that is scanned into a number cell leaves its value, and it says why',
  (code) => {
    render(<Sheet column={units} />);
    press([...code, 'Enter'], 15);
    expect(document.querySelector('input')).toBeNull();
    expect(edits.edits.size).toBe(0);
    expect(document.body.textContent).toContain('Enter a whole number.');
    expect(document.querySelector('[data-active]')?.textContent).toBe('5');
    // The next action takes the reason away.
    press(['ArrowDown'], 200);
    expect(document.body.textContent).not.toContain('Enter a whole number.');
  },
);

test('typed digits, and a few that come fast, are a number', () => {
  render(<Sheet column={units} />);
  press([...'96385074', 'Enter'], 120);
  expect(written('units')).toBe(96_385_074);
  press(['ArrowUp'], 200);
  press([...'10023', 'Enter'], 15);
  expect(written('units')).toBe(10_023);
});

test('a cell of texts takes a scanned code', () => {
  render(<Sheet column={EAN} />);
  press([...'96385074', 'Enter'], 15);
  expect(written('ean')).toBe('96385074');
});
