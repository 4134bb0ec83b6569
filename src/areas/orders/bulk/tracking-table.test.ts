import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import {
  fillDown,
  matchTracking,
  orderNumber,
  readTrackingTable,
  tooMuch,
  trackingLines,
  trackingNumbers,
  usedTwice,
} from './tracking-table.ts';
import type { OpenParcel } from './tracking-table.ts';

const parcel = (id: string, order: string): OpenParcel => ({ id, order });

function taken(
  text: string,
  parcels: readonly OpenParcel[],
  leftOut: readonly string[] = [],
): ReturnType<typeof matchTracking> | string {
  const known = new Set([...parcels.map(({ order }) => order), ...leftOut]);
  const table = readTrackingTable(text, known);
  return typeof table === 'string'
    ? table
    : matchTracking(trackingLines(table), parcels, new Set(leftOut));
}

function linesOf(text: string, known: ReadonlySet<string>): unknown {
  const table = readTrackingTable(text, known);
  return typeof table === 'string' ? table : trackingLines(table);
}

test.each([
  ['#1042', '1042'],
  [' 1,042 ', '1042'],
  ['1.042', '1042'],
  ['1042.0', '1042'],
  ['1,000', '1000'],
  ['٠١٠٤٢', '1042'],
  ['\u20681042\u2069', '1042'],
  ["'=1042", '=1042'],
  ['R-1042', 'R-1042'],
])('an order’s number as people write it: %s', (written, number) => {
  expect(orderNumber(written)).toBe(number);
});

test('any table comes back as it went, however its cells are separated', () => {
  const number = fc.integer({ min: 1, max: 999_999 }).map(String);
  const code = fc.stringMatching(/^[A-Z]{2}\d{1,12}$/u);
  const rows = fc.uniqueArray(fc.record({ order: number, tracking: code }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ order }) => order,
  });
  const shape = fc.record({
    delimiter: fc.constantFrom('\t', ';', ','),
    newline: fc.constantFrom('\n', '\r\n'),
    head: fc.constantFrom(
      undefined,
      ['Order', 'Tracking number'],
      ['Bestellnr.', 'Sendungsnummer'],
    ),
    isTurned: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  });
  fc.assert(
    fc.property(rows, shape, (given, { delimiter, newline, head, isTurned, mark }) => {
      const turned = (cells: readonly string[]): string[] =>
        isTurned ? cells.toReversed() : [...cells];
      const cells = given.map(({ order, tracking }) => turned([order, tracking]));
      const text = Papa.unparse(head ? [turned(head), ...cells] : cells, { delimiter, newline });
      const known = new Set(given.map(({ order }) => order));
      expect(linesOf(mark + text, known)).toEqual(
        given.map((row, index) => ({ ...row, line: index + (head ? 2 : 1) })),
      );
    }),
  );
});

test('whatever is pasted, no parcel gets a number that its order’s lines don’t have', () => {
  const parcels = [parcel('a', '1'), parcel('b', '1'), parcel('c', '2')];
  const cell = fc.oneof(fc.constantFrom('1', '2', '3', '', '#1'), fc.string());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 3 })), (rows) => {
      const text = Papa.unparse(rows, { delimiter: '\t' });
      const result = taken(text, parcels, ['3']);
      if (typeof result === 'string') return;
      const known = new Set(['1', '2', '3']);
      const lines = linesOf(text, known);
      for (const [id, tracking] of result.values) {
        const { order } = parcels.find((one) => one.id === id) ?? {};
        expect(lines).toContainEqual({ line: expect.any(Number), order, tracking });
      }
    }),
  );
});

test('further columns are left alone, and the order’s is the one with known numbers', () => {
  const text = 'Line,Order,Weight,Tracking\n1,#12,300,TT-1\n2,#13,120,TT-2\n';
  expect(taken(text, [parcel('a', '12'), parcel('b', '13')])).toEqual({
    values: new Map([
      ['a', 'TT-1'],
      ['b', 'TT-2'],
    ]),
    problems: [],
  });
});

const parcels31 = ['31', '32', '33', '34'].map((order) => parcel(`ful_${order}`, order));
const KNOWN = new Set(parcels31.map(({ order }) => order));
const columnsIn = (lines: readonly string[]): unknown => {
  const table = readTrackingTable(lines.join('\n'), KNOWN);
  return typeof table === 'string' ? table : table.columns;
};

test.each([
  [
    'the parcel’s number, not the recipient',
    [
      'Reference 1,Recipient,City,Parcel number',
      '31,Ada Byrne 1,Cork,JD014600001',
      '32,Bo Lund 2,Oslo,JD014600002',
    ],
    { order: 0, tracking: 3 },
  ],
  [
    'the order’s heading, not a weight that happens to be one',
    ['Weight;Order;Tracking', '31;33;JD014600001', '32;34;JD014600002', '33;90;JD014600003'],
    { order: 1, tracking: 2 },
  ],
  [
    'the one column of codes, without headings',
    ['31;Ada Byrne;JD014600001', '32;Bo Lund;JD014600002'],
    { order: 0, tracking: 2 },
  ],
  [
    'none of two columns of codes, without headings',
    ['31;IE0000123456;JD014600001', '32;IE0000123457;JD014600002'],
    { order: 0, tracking: undefined },
  ],
  [
    'no tracking number where there are only words',
    ['31;Ada;Cork', '32;Bo;Oslo'],
    { order: 0, tracking: undefined },
  ],
])('a table’s columns: %s', (_what, lines, columns) => {
  expect(columnsIn(lines)).toEqual(columns);
});

test('of a table of thousands of columns the first ones are looked at', () => {
  const row = Array.from({ length: 5000 }, (_, column) => `c${column}`).join(';');
  const table = readTrackingTable(`${row}\n`.repeat(200), KNOWN);
  expect(typeof table === 'string' ? 0 : table.rows[0]?.length).toBe(50);
});

test('an endless word is looked at once', () => {
  const started = performance.now();
  expect(columnsIn([`31,x,${'a'.repeat(100_000)}1`])).toEqual({ order: 0, tracking: 2 });
  expect(performance.now() - started).toBeLessThan(500);
});

test('what can’t be taken is named line by line', () => {
  const text = [
    'order\ttracking',
    '1\tA',
    '2\t',
    '3\tB',
    '9\tC',
    '\tD',
    '4\tE',
    '4\tF',
    '5\t1.2E+15',
  ].join('\n');
  const parcels = ['1', '2', '4', '5'].map((order) => parcel(`ful_${order}`, order));
  expect(taken(text, parcels, ['3'])).toEqual({
    values: new Map([['ful_1', 'A']]),
    problems: [
      { kind: 'noTracking', line: 3, text: '2' },
      { kind: 'nothingToShip', line: 4, text: '3' },
      { kind: 'unknown', line: 5, text: '9' },
      { kind: 'noOrder', line: 6, text: 'D' },
      { kind: 'repeated', line: 7, text: '4' },
      { kind: 'repeated', line: 8, text: '4' },
      { kind: 'rounded', line: 9, text: '5' },
    ],
  });
});

test.each([
  [
    'an unquoted comma in a name',
    ['Order,Recipient,Tracking', '31,Byrne, Ada,JD1', '32,Bo Lund,JD2'],
    { ful_32: 'JD2' },
    [{ kind: 'manyCells', line: 2, text: '31', width: { cells: 4, headers: 3 } }],
  ],
  [
    'a line that is cut off',
    ['Order;Tracking;City', '31;JD1;Cork', '32;JD2'],
    { ful_31: 'JD1' },
    [{ kind: 'fewCells', line: 3, text: '32', width: { cells: 2, headers: 3 } }],
  ],
  [
    'a line that is cut off before both numbers',
    ['City;Order;Tracking', 'Cork;31;JD1', 'Os'],
    { ful_31: 'JD1' },
    [{ kind: 'fewCells', line: 3, text: '', width: { cells: 1, headers: 3 } }],
  ],
  [
    'another width than most, without headings',
    ['31;Ada;JD014600001', '32;Lund;Bo;JD014600002', '33;Cy;JD014600003'],
    { ful_31: 'JD014600001', ful_33: 'JD014600003' },
    [{ kind: 'manyCells', line: 2, text: '32', width: { cells: 4, headers: 3 } }],
  ],
  [
    'empty cells at the end do no harm',
    ['Order;Tracking;', '31;JD1;;', '32;JD2', '', '33;JD3;'],
    { ful_31: 'JD1', ful_32: 'JD2', ful_33: 'JD3' },
    [],
  ],
])('a line of another width than its table is refused: %s', (_what, lines, values, problems) => {
  expect(taken(lines.join('\n'), parcels31)).toEqual({
    values: new Map(Object.entries(values)),
    problems,
  });
});

test('an order with several parcels takes its lines in their order; the same line twice is one', () => {
  const parcels = [parcel('a', '1'), parcel('b', '1'), parcel('c', '2')];
  expect(taken('1\tX\n1\tY\n2\tZ\n2\tZ', parcels)).toEqual({
    values: new Map([
      ['a', 'X'],
      ['b', 'Y'],
      ['c', 'Z'],
    ]),
    problems: [],
  });
});

test.each([
  ['', 'empty'],
  ['A\nB\n', 'oneColumn'],
  ['1,"A\n2,B', 'openQuote'],
  ['1,A\n'.repeat(5100), 'tooManyRows'],
  ['1\t'.repeat(6_000_000), 'tooLarge'],
])('what is no such table is said', (text, problem) => {
  expect(taken(text, [parcel('a', '1')])).toBe(problem);
});

test('numbers are filled in down the column; an empty line leaves its parcel alone', () => {
  const parcels = ['a', 'b', 'c', 'd'].map((id) => parcel(id, id));
  expect(fillDown('TT-1\r\n\r\nTT-2\r\nTT-3\r\n', parcels, 'b')).toEqual({
    values: new Map([
      ['b', 'TT-1'],
      ['d', 'TT-2'],
    ]),
    problems: [{ kind: 'tooMany', line: 4, text: 'TT-3' }],
  });
});

test('a field holds several numbers with commas between them', () => {
  expect(trackingNumbers(' 1Z 999 , TT-2;TT-2،TT-3, ')).toEqual(['1Z 999', 'TT-2', 'TT-3']);
  expect(usedTwice(['A, B', 'B', 'C'])).toEqual(['B']);
});

test('more than is read at once is told before it is read', () => {
  expect(tooMuch('RX123\n'.repeat(5000))).toBeUndefined();
  expect(tooMuch('RX123\n'.repeat(6000))).toBe('tooManyRows');
  expect(tooMuch('1\t'.repeat(6_000_000))).toBe('tooLarge');
});
