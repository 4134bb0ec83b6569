import { expect, test } from 'vitest';
import { ago } from '../format/relative.ts';
import {
  agoWidth,
  badgeWidth,
  dayWidth,
  fillingPlace,
  inlineSizeOf,
  leastWidth,
  narrowWidth,
  widthFor,
  withEdge,
  withHead,
} from './widths.ts';

test('a column is as wide as its longest text, and wide letters count double', () => {
  expect(widthFor(['Draft', 'Published'])).toBe(widthFor(['Published']));
  expect(widthFor(['已发布'])).toBeGreaterThan(widthFor(['abc']));
  expect(widthFor(['a'], 20)).toBe(widthFor(['a']) + 20);
});

test('a table needs room for the name and for each other column', () => {
  expect(leastWidth([{}, { width: 100 }, { width: 50 }], 47)).toBe(leastWidth([{}], 47) + 150);
});

test('where the first column is short, another one takes what is left', () => {
  expect(fillingPlace([{}, { width: 100 }])).toBe(0);
  const columns = [{ width: 80 }, { width: 100 }, { fills: true }];
  expect(fillingPlace(columns)).toBe(2);
  // A filling column that doesn't lead gets less.
  expect(leastWidth(columns, 0)).toBe(340);
  expect(leastWidth(columns, 0)).toBeLessThan(leastWidth([{}], 0) + 180);
  expect(narrowWidth([...columns, { width: 70, priority: 3 }], 0)).toBe(300);
  expect(narrowWidth([{}, { width: 100 }], 0)).toBe(240);
  expect(narrowWidth([{ width: 230 }, { width: 100 }], 0)).toBe(330);
});

test('a column that may grow does so up to its maxWidth, and needs no more than its width', () => {
  expect(inlineSizeOf({ width: 100 })).toBe('100px');
  expect(inlineSizeOf({ width: 100, maxWidth: 90 })).toBe('100px');
  expect(inlineSizeOf({ width: 100, maxWidth: 180 })).toMatch(
    /^calc\(100px \+ clamp\(0px, .*, 80px\)\)$/,
  );
  expect(leastWidth([{}, { width: 100, maxWidth: 180 }], 0)).toBe(
    leastWidth([{}, { width: 100 }], 0),
  );
});

test('a column is never narrower than its own name, nor one of days than its longest day', () => {
  const long = { header: 'A name that no usual column has room for', width: 60 };
  expect(withHead(long).width).toBeGreaterThan(200);
  expect(withHead({ ...long, sortBy: 'name' }).width).toBe((withHead(long).width ?? 0) + 18);
  expect(withHead({ header: 'Id', width: 60 }).width).toBe(60);
  expect(dayWidth('de')).toBeGreaterThan(dayWidth('zh-Hans') - 100);
  expect(dayWidth('en')).toBeGreaterThanOrEqual(widthFor(['Nov 28, 2028']));
});

test('the last column of a table without menus has room up to its edge', () => {
  expect(withEdge([{}, { width: 90 }, { width: 100 }])).toEqual([
    {},
    { width: 90 },
    { width: 108 },
  ]);
  expect(withEdge([{}])).toEqual([{}]);
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
