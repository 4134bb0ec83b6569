import { expect, test } from 'vitest';
import { ago } from '../format/relative.ts';
import { agoWidth, badgeWidth, dayWidth, fitColumns, widthFor } from './widths.ts';

test('a column is as wide as its longest text, and wide letters count double', () => {
  expect(widthFor(['Draft', 'Published'])).toBe(widthFor(['Published']));
  expect(widthFor(['已发布'])).toBeGreaterThan(widthFor(['abc']));
  expect(widthFor(['a'], 20)).toBe(widthFor(['a']) + 20);
});

interface Line {
  code: string;
  note: string;
}

const line = (code: number, note: number): Line => ({
  code: 'x'.repeat(code),
  note: 'x'.repeat(note),
});
const letters = (count: number): number => widthFor(['x'.repeat(count)]);
const code = { header: 'Code', width: 80, text: (row: Line) => row.code };
const note = { header: 'Note', width: 80, maxWidth: 400, text: (row: Line) => row.note };
const name = { header: 'Name' };
const fit = (columns: Parameters<typeof fitColumns<Line>>[0], rows: readonly Line[] = []) =>
  fitColumns(columns, rows, 0, true);
const growing = (width: number, by: number, share: number): string =>
  `calc(${width}px + min(${by}px, var(--qm-left) * ${share}) + var(--qm-spread))`;

test('a table needs room for the name and for each other column, a narrow one for less', () => {
  const columns = [name, { ...code, width: 100 }, { ...note, width: 60, priority: 3 as const }];
  expect(fit(columns)).toMatchObject({ filling: 0, least: 360, narrow: 240 });
  expect(fitColumns(columns, undefined, 47, true)).toMatchObject({ least: 407, narrow: 287 });
  expect(fit([{ ...name, width: 230 }, code])).toMatchObject({ least: 310, narrow: 310 });
});

test('where the first column is short, another one takes what is left', () => {
  const columns = [code, { ...code, width: 100 }, { ...name, fills: true }];
  // A filling column that doesn't lead gets less.
  expect(fit(columns)).toMatchObject({ filling: 2, least: 340, narrow: 300 });
});

test('a column without a limit fits its longest text, and the table scrolls sooner', () => {
  const short = fit([name, code], [line(2, 0)]);
  const long = fit([name, code], [line(2, 0), line(20, 0)]);
  expect(short.sizes[1]).toBe(growing(80, 0, 0));
  expect(long.sizes[1]).toBe(growing(letters(20), 0, 0));
  expect(long.least - short.least).toBe(letters(20) - 80);
  // A text as long as a book isn't fitted.
  expect(fit([name, code], [line(2000, 0)]).sizes[1]).toContain('540px');
});

test('a column with a limit grows into spare room up to what its texts need', () => {
  const { sizes, enough, least } = fit([name, note], [line(0, 30)]);
  expect(sizes[1]).toBe(growing(80, letters(30) - 80, 1));
  expect(least).toBe(280);
  // The name gets 420 pixels before all columns get more.
  expect(enough).toBe(letters(30) - 80 + 420 - 200);
  expect(fit([name, note], [line(0, 90)]).sizes[1]).toContain('min(320px');
});

test('the name gets spare room first, the others share the rest by need, and a text that throws is none', () => {
  const rows = [line(55, 30), null as unknown as Line];
  const { sizes, first, enough } = fit(
    [{ ...name, text: (row: Line) => row.code }, note, note],
    rows,
  );
  const [ofName, ofNote] = [letters(55) - 200, letters(30) - 80];
  expect(sizes[0]).toBe(`calc(200px + min(${ofName}px, var(--qm-spare)) + var(--qm-spread))`);
  expect(first).toBe(ofName);
  expect(sizes[1]).toBe(growing(80, ofNote, 0.5));
  // It needs more than the 420 pixels.
  expect(enough).toBe(ofName + 2 * ofNote);
});

test('a column is never narrower than its own name, nor one of days than its longest day', () => {
  const long = { header: 'A name that no usual column has room for', width: 60 };
  const of = (column: Parameters<typeof fit>[0][number]): number => fit([name, column]).least - 200;
  expect(of(long)).toBeGreaterThan(200);
  expect(of({ ...long, sortBy: 'name' })).toBe(of(long) + 18);
  expect(of({ header: 'Id', width: 60 })).toBe(60);
  expect(dayWidth('de')).toBeGreaterThan(dayWidth('zh-Hans') - 100);
  expect(dayWidth('en')).toBeGreaterThanOrEqual(widthFor(['Nov 28, 2028']));
});

test('the last column of a table without menus has room up to its edge', () => {
  const columns = [name, { ...code, width: 90 }, { ...code, width: 100 }];
  const { least, sizes } = fitColumns(columns, [], 0, false);
  expect(least).toBe(398);
  expect(sizes.slice(1)).toEqual([growing(90, 0, 0), growing(108, 0, 0)]);
});

test('a column of badges holds the longest word, and short ones have room', () => {
  expect(badgeWidth(['Draft'])).toBe(108);
  expect(badgeWidth(['Draft', 'Veröffentlicht'])).toBeGreaterThan(badgeWidth(['Veröffent']));
});

test.each(['ar', 'de', 'hi', 'ru'])('every age of the last week fits: %s', (tag) => {
  for (const unit of [60_000, 3_600_000, 86_400_000]) {
    for (let count = 1; count < 60 && count * unit < 7 * 86_400_000; count += 1) {
      expect(agoWidth(tag)).toBeGreaterThanOrEqual(widthFor([ago(0, count * unit, tag)]));
    }
  }
});
