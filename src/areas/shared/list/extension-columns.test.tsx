// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import type { CellProps } from '#app/extensions/extension.ts';
import type { Column } from '#ui/table/columns.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { useExtensionColumns } from './extension-columns.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Row {
  id: string;
  title: string;
}

const OWN: readonly Column<Row>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => <b>{title}</b> },
];
const ROW: Row = { id: 'prod_1', title: 'Lamp' };

const Months = ({ row, ids }: CellProps<'products'>): ReactNode => (
  <i>
    {row.title}: 24 months, {ids.length} on the page
  </i>
);

const warranties = defineExtension({
  name: 'warranties',
  columns: [
    { on: 'products', id: 'months', header: 'months', load: async () => ({ default: Months }) },
    {
      on: 'products',
      id: 'broken',
      header: 'broken',
      load: async () => ({
        default: () => {
          throw new Error('broken');
        },
      }),
    },
    { on: 'orders', id: 'claims', header: 'claims', load: async () => ({ default: () => null }) },
  ],
});

let columns: readonly Column<Row>[] = [];

function Probe({ list }: { list: string }): ReactNode {
  columns = useExtensionColumns(list, OWN, [ROW]);
  return columns.map(({ id, cell }) => <div key={id}>{cell(ROW)}</div>);
}

const draw = (list: string): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={[warranties]}>
        <Probe list={list} />
      </ExtensionsContext>
    </InEnglish>,
  );

const shown = (): string => document.body.textContent ?? '';

test('a list has the columns of its name, hidden until they are chosen', async () => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  draw('products');
  expect(columns.map(({ id, optional }) => [id, optional])).toEqual([
    ['title', undefined],
    ['x-warranties-months', true],
    ['x-warranties-broken', true],
  ]);
  await vi.waitFor(() => expect(shown()).toContain('Lamp: 24 months, 1 on the page'));
  const label = 'The extension “warranties” can’t be shown. Try again';
  await vi.waitFor(() =>
    expect(document.querySelector('button')?.getAttribute('aria-label')).toBe(label),
  );
});

test('a list without columns of extensions keeps its own', () => {
  draw('customers');
  expect(columns).toBe(OWN);
});
