// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { GridStatus } from './GridStatus.tsx';
import type { Sheet } from './actions.ts';
import { single } from './cells.ts';
import type { CellValue } from './cells.ts';
import type { GridColumn } from './column.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

const column: GridColumn = {
  id: 'eur',
  header: 'EUR',
  unit: 'eur',
  parse: (text) => ({ typed: text }),
  write: String,
  show: String,
  problem: (text) => `${text} can’t be negative`,
};

const draw = (...values: CellValue[]): string => {
  const sheet: Sheet = {
    rows: values.map((_, row) => ({ id: String(row), name: String(row) })),
    columns: [column],
    valueOf: (row) => values[Number(row)],
    edits: new Map(),
  };
  render(
    <GridStatus
      sheet={sheet}
      selection={single({ row: 0, column: 0 })}
      message=""
      clipped=""
      onProblem={() => undefined}
    />,
  );
  return document.body.textContent ?? '';
};

test('the reason of the only cell that is no value is said wherever one is, once', () => {
  expect(draw(1, { typed: '-3' })).toContain('-3 can’t be negative');
  expect(draw({ typed: '-3' }).split('can’t be negative')).toHaveLength(2);
  expect(draw(1, { typed: '-3' }, { typed: 'x' })).not.toContain('can’t be negative');
});
