// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

interface Thing {
  id: string;
}

const ROWS: readonly Thing[] = [{ id: 'a' }, { id: 'b' }];
const cell = vi.fn(({ id }: Thing) => id);
const COLUMNS: Column<Thing>[] = [{ id: 'name', header: 'Name', cell }];
const idOf = ({ id }: Thing): string => id;
const ignore = (): void => undefined;
const ACTIONS = { toggle: ignore, toggleAll: ignore, replace: ignore, clear: ignore, keep: ignore };

const table = (ids: readonly string[]): ReactNode => (
  <MemoryRouter>
    <DataTable
      label="Things"
      columns={COLUMNS}
      rows={ROWS}
      rowId={idOf}
      rowName={idOf}
      rowHref={idOf}
      order={undefined}
      onOrder={ignore}
      skeletonRows={3}
      selection={{ ids: new Set(ids), ...ACTIONS }}
    />
  </MemoryRouter>
);

test('selecting rows draws none of their cells again', () => {
  render(table([]));
  const before = cell.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(ROWS.length);
  render(table(['a', 'b']));
  expect(document.querySelectorAll('tr[data-selected]')).toHaveLength(ROWS.length);
  expect(document.querySelectorAll('input:checked')).toHaveLength(ROWS.length + 1);
  expect(cell.mock.calls.length).toBe(before);
});
