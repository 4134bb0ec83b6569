import { expect, test } from 'vitest';
import { pickRange, presetRange, rangeBounds, rangeToText, textToRange } from './range.ts';

test.each(['2026-11-01..2026-11-30', '2026-11-01..', '..2026-11-30'])(
  '%s stands in an address',
  (text) => {
    const range = textToRange(text);
    expect(range && rangeToText(range)).toBe(text);
  },
);

test.each(['', '..', '2026-11-01', 'x..y', '2026-02-30..', '2026-11-30..2026-11-01', 'a..b..c'])(
  '“%s” is no range',
  (text) => {
    expect(textToRange(text)).toBeUndefined();
  },
);

test('the last day belongs to the range, in the reader’s zone', () => {
  expect(rangeBounds({ from: '2026-11-01', to: '2026-11-30' }, 'Europe/Berlin')).toEqual({
    gte: '2026-10-31T23:00:00.000Z',
    lt: '2026-11-30T23:00:00.000Z',
  });
  expect(rangeBounds({ from: undefined, to: '2026-11-30' }, 'UTC')).toEqual({
    lt: '2026-12-01T00:00:00.000Z',
  });
});

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['last7', '2026-03-25', '2026-03-31'],
  ['last30', '2026-03-02', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-31')).toEqual({ from, to });
});

test('two clicks make a range, in either order, and a third starts anew', () => {
  const first = pickRange({ from: undefined, to: undefined }, '2026-11-10');
  expect(first).toEqual({ from: '2026-11-10', to: undefined });
  expect(pickRange(first, '2026-11-20')).toEqual({ from: '2026-11-10', to: '2026-11-20' });
  const range = pickRange(first, '2026-11-05');
  expect(range).toEqual({ from: '2026-11-05', to: '2026-11-10' });
  expect(pickRange(range, '2026-11-07')).toEqual({ from: '2026-11-07', to: undefined });
});
