import { expect, test } from 'vitest';
import { listFile } from '#shared/export/list-file.ts';
import { columnsOf } from './columns.ts';
import { fileColumns, fileName } from './file.ts';
import type { NamedRow } from './file.ts';

const rows: NamedRow[] = [
  {
    id: 'variant_1',
    name: '=HYPERLINK("x")',
    values: { netSales: -12_345, sold: 8, returned: 1 },
    before: { netSales: 100 },
  },
  { id: 'variant_2', name: 'Cap', values: undefined, before: undefined },
];

const linesOf = async (
  currency: string,
  beforeOf?: (column: string) => string,
): Promise<string[]> => {
  const { pieces } = await listFile({
    columns: fileColumns(columnsOf('netSales', 'returned', 'returnRate'), currency, {
      name: 'Variant',
      columnOf: ({ id }) => id,
      beforeOf,
    }),
    readPage: async () => ({ rows, count: rows.length }),
    onProgress: () => undefined,
  });
  return pieces.join('').trim().split('\r\n');
};

test('numbers are plain, units are in the header, unknown values are empty', async () => {
  const [header, first, second] = await linesOf('eur');
  expect(header).toBe('Variant;netSales (EUR);returned;returnRate (%)');
  expect(first).toMatch(/;-123\.45;1;12\.5$/);
  expect(second).toBe('Cap;;;');
});

test('amounts have the decimals of their currency, and a name is no formula', async () => {
  const [, first] = await linesOf('jpy');
  expect(first).toContain('-12345');
  expect(first).not.toMatch(/^"?=/);
});

test('a compared period has columns of its own', async () => {
  const [header, first] = await linesOf('eur', (column) => `${column} before`);
  expect(header).toContain('netSales (EUR);netSales before (EUR);returned;');
  expect(first).toContain('-123.45;1.00;1;0;');
});

test('a file is named after the report and its period', () => {
  expect(fileName('sales', { from: '2026-11-01', to: '2026-11-30' })).toBe(
    'sales-2026-11-01-2026-11-30',
  );
  expect(fileName('stock', undefined)).toBe('stock');
});
