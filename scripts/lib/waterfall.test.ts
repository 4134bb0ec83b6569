import { expect, test } from 'vitest';
import { drawWaterfall, stepsOf } from './waterfall.ts';

const start = {
  loaded: [
    { path: '/a/customers', from: 0, to: 40 },
    { path: '/assets/index-x.js', from: 50, to: 200 },
    { path: '/assets/list-x.js', from: 60, to: 300 },
    { path: '/admin/customers', from: 100, to: 170 },
    { path: '/favicon.svg', from: 10, to: 20 },
  ],
  moments: [
    { what: 'first row', at: 600 },
    { what: 'first paint', at: Infinity },
  ],
};

test('requests are told by kind, from the first start to the last end', () => {
  expect(stepsOf(start)).toEqual([
    { what: 'page (1)', from: 0, to: 40 },
    { what: 'code (2)', from: 50, to: 300 },
    { what: 'API calls (1)', from: 100, to: 170 },
    { what: 'first row', from: 600, to: 600 },
  ]);
});

test('a waterfall has a bar for each step, at its time', () => {
  const lines = drawWaterfall(stepsOf(start));
  expect(lines).toHaveLength(4);
  const bar = `${' '.repeat(5)}${'█'.repeat(25)}${' '.repeat(31)}`;
  expect(lines[1]).toBe(`code (2)       ${bar}  50–300 ms`);
  expect(lines[3]?.trimEnd().endsWith('█  600 ms')).toBe(true);
});
