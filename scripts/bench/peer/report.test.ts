import { expect, test } from 'vitest';
import { report } from './report.ts';
import type { Visit } from './visit.ts';

const visit = (change: Partial<Visit>): Visit => ({
  firstRow: 1000,
  firstRecord: 500,
  nextRecord: 400,
  requests: 20,
  scripts: 8,
  calls: 3,
  scriptBytes: 180_400,
  bytes: 250_000,
  recordCalls: 1,
  steps: [],
  ...change,
});

test('medians of both stand beside their ratio, and goals say whether they are met', () => {
  const ours = [visit({ firstRow: 900 }), visit({ firstRow: 400 }), visit({ firstRow: 420 })];
  const theirs = [1000, 2000, 700].map((firstRow) =>
    visit({ firstRow, nextRecord: 300, requests: 30, scriptBytes: 1_300_000 }),
  );
  const lines = report(ours, theirs);
  expect(lines['first row']).toEqual({
    Quartermaster: '420 ms (400–900)',
    'v1 admin': '1000 ms (700–2000)',
    ratio: '0.42',
    'of least': '0.57',
    goal: 'ratio ≤ 0.33: missed',
  });
  expect(lines['list → record, another one']).toMatchObject({
    ratio: '1.33',
    goal: 'ratio ≤ 0.5: missed',
  });
  expect(lines['JavaScript until the first row']).toEqual({
    Quartermaster: '180 kB',
    'v1 admin': '1300 kB',
    ratio: '0.14',
    'of least': '',
    goal: '≤ 180 kB: missed',
  });
  expect(lines['requests until the first row']).toMatchObject({ goal: '≤ 20: met' });
  expect(lines['scripts among them']).toMatchObject({ goal: '' });
});
