import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const COLUMNS: Column<{ id: string }>[] = [{ id: 'name', header: 'Name', cell: ({ id }) => id }];

/** As it is drawn first, without effects. */
const firstOf = (count: number): string =>
  renderToString(
    <MemoryRouter>
      <DataTable
        label="Things"
        columns={COLUMNS}
        rows={Array.from({ length: count }, (_, at) => ({ id: `thing-${at}` }))}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        rowHref={({ id }) => `/${id}`}
        order={undefined}
        onOrder={() => undefined}
        skeletonRows={3}
      />
    </MemoryRouter>,
  );

test.each([
  { count: 4, drawn: 4, left: 0 },
  { count: 10, drawn: 10, left: 0 },
  { count: 25, drawn: 10, left: 15 },
])('of $count rows, $drawn come first, with room for $left more', ({ count, drawn, left }) => {
  const html = firstOf(count);
  expect(html.match(/<a /g)).toHaveLength(drawn);
  expect(/calc\((\d+) \* var\(--qm-row-height\)\)/.exec(html)?.[1]).toBe(
    left > 0 ? String(left) : undefined,
  );
});
