import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { escapeFormula } from '#ui/format/formulas.ts';
import { readServerCsv, writeCsv } from './server-csv.ts';

/** A file as the server writes it: quotes only where a comma, a semicolon or a new line stands. */
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
  // Two cells that begin with a lone quotation mark can't be told from one that spans them.
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

/** Texts as they are dangerous: of the characters that matter more often than others. */
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
          // Every file of ours begins its rows with a name or a line's number.
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
