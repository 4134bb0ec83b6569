import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoney } from '../format/money.ts';
import { useTag } from '../format/useTag.ts';
import { textColumn, toText } from '../grid/column.ts';
import type { CellValue } from '../grid/cells.ts';
import type { GridColumn } from '../grid/column.ts';
import { DataGrid } from '../grid/DataGrid.tsx';
import { useGridEdits } from '../grid/edits.ts';
import type { GridEdits } from '../grid/edits.ts';
import { UndoButtons } from '../grid/UndoButtons.tsx';
import { parseAmount } from '../number/parse.ts';
import { Section } from '../page/Section.tsx';
import classes from './Gallery.module.css';

const ROWS = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index),
  name: `Rope, ${index + 1} m`,
  detail: `ROPE-${index + 1}`,
}));
const LINES = ROWS.slice(0, 50).map(({ id, name }) => ({ id, name: id, text: name }));
const TEXTS = [textColumn('title', 'Title'), textColumn('note', 'Note')];

const GROUPED_ROWS = [{ id: 'all', name: 'Apply to all', isForAll: true }, ...ROWS.slice(0, 40)];

const units = (id: string, header: string, group: string): GridColumn => ({
  id,
  header,
  group,
  unit: 'units',
  isWhole: true,
  parse: (text) => (text === '' ? null : /^\d+$/u.test(text) ? Number(text) : { typed: text }),
  write: String,
  show: String,
  problem: (text) => `${text} is no whole number`,
});
const GROUPED = [
  ...['EUR', 'GBP', 'JPY', 'USD'].map((code) => units(code, code, 'Prices')),
  ...['Bristol', 'Rotterdam', 'Yokohama'].map((city) => units(city, city, 'Stock')),
];
// The first row has invalid text, the third can't have stock.
const groupedValue = (row: string, column: string): CellValue | undefined => {
  if (row === '0' && column === 'GBP') return { typed: 'many' };
  return row === '2' && GROUPED.some(({ id, group }) => id === column && group === 'Stock')
    ? undefined
    : null;
};

export default function GridEntry(): ReactNode {
  const tag = useTag();
  const [columns] = useState(() =>
    ['EUR', 'GBP', 'USD'].map((code): GridColumn => ({
      id: code,
      header: code,
      unit: code,
      parse: (text) => {
        const parsed = parseAmount(text, { tag, digits: 2 });
        return parsed.problem === undefined ? parsed.minor : { typed: text };
      },
      write: (value) => (value / 100).toFixed(2),
      show: (value) => formatMoney(value, code, tag),
      problem: (text) => `${text} is no amount`,
    })),
  );
  // Every third rope has no dollar price and can't have a pound price.
  const priceOf = useCallback((row: string, column: string) => {
    if (Number(row) % 3 !== 0) return 1000 + Number(row);
    return column === 'GBP' ? undefined : column === 'USD' ? null : 1000 + Number(row);
  }, []);
  const textOf = useCallback(
    (row: string, column: string) =>
      column === 'title' ? toText(LINES[Number(row)]?.text ?? '') : null,
    [],
  );
  const problemOf = useCallback(
    (row: string, column: string) =>
      column === 'note' && Number(row) % 10 === 3
        ? { text: 'A note is needed here.', isWarning: row === '13' }
        : undefined,
    [],
  );
  const prices = useGridEdits(priceOf);
  const texts = useGridEdits(textOf);
  const groups = useGridEdits(groupedValue);
  const forAll: GridEdits = {
    ...groups,
    write: (writes) =>
      groups.write(
        writes.flatMap((one) =>
          one.row === 'all'
            ? GROUPED_ROWS.filter(({ id }) => groupedValue(id, one.column) !== undefined).map(
                ({ id }) => ({ ...one, row: id }),
              )
            : [one],
        ),
      ),
  };
  return (
    <div className={classes.stack}>
      <Section title="Figures" action={<UndoButtons edits={prices} />}>
        <div className={classes.grid}>
          <DataGrid
            label="Prices"
            corner="Variant"
            rows={ROWS}
            columns={columns}
            valueOf={priceOf}
            edits={prices}
          />
        </div>
      </Section>
      <Section title="Groups of columns, and a row for all" action={<UndoButtons edits={forAll} />}>
        <div className={classes.grid}>
          <DataGrid
            label="Prices and stock"
            corner="Variant"
            rows={GROUPED_ROWS}
            columns={GROUPED}
            valueOf={groupedValue}
            edits={forAll}
          />
        </div>
      </Section>
      <Section title="Texts">
        <div className={classes.grid}>
          <DataGrid
            label="Lines"
            corner="Line"
            rows={LINES}
            columns={TEXTS}
            valueOf={textOf}
            edits={texts}
            problemOf={problemOf}
          />
        </div>
      </Section>
    </div>
  );
}
