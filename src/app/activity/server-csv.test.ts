import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { escapeFormula } from '#ui/format/formulas.ts';
import { readServerCsv, writeCsv } from './server-csv.ts';

/** Quotes only cells with a comma, semicolon or newline, as the server does. */
const asServer = (rows: string[][]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\n,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
    )
    .map((line) => `${line}\r\n`)
    .join('');

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ';', ',', '\n', 'a', ' ') }),
);
const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 6,
  }),
);

test('a cell that only begins with a quotation mark is read as it is', () => {
  expect(readServerCsv('"Best" pan;"a, ""b""";"c"\r\n')).toEqual([['"Best" pan', 'a, "b"', '"c"']]);
});

test('a file is read as the server meant it', () => {
  // Two cells with lone leading quotes read like one quoted cell.
  const clear = table.filter((rows) =>
    rows.every((row) =>
      row.every((text) => !text.includes('\r') && (!text.startsWith('"') || /[\n,;]/.test(text))),
    ),
  );
  fc.assert(
    fc.property(clear, (rows) => {
      expect(readServerCsv(asServer(rows))).toEqual(rows);
    }),
  );
});

test('what is written is read by every usual parser', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const { data } = Papa.parse<string[]>(writeCsv(rows), { delimiter: ';', newline: '\r\n' });
      expect(data.slice(0, -1)).toEqual(rows);
    }),
  );
});

const dangerous = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'\'"=+-@＝＠\t\r\n5.,;a ') }),
);

test.each([',', ';', '\t'])(
  'nothing runs when a file is opened with %j between its cells',
  (delimiter) => {
    fc.assert(
      fc.property(
        fc.array(fc.array(dangerous, { minLength: 1, maxLength: 3 }), { minLength: 1 }),
        (rows) => {
          const file = writeCsv(rows.map((row) => ['a', ...row.map(escapeFormula)]));
          const cells = Papa.parse<string[]>(file, { delimiter }).data.flat();
          expect(
            cells.filter(
              (text) =>
                /^(?:[=+\-@＝＠]| +[=@＝＠])/.test(text) && !/^[+-]?[\d.,]+$/.test(text.trim()),
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  },
);
