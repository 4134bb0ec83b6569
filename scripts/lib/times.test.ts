import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';
import { areaLines, areaOf, byArea, slowest, slowestLines, timesOf } from './times.ts';

const result = (...durations: number[]) => ({
  results: durations.map((duration) => ({ duration })),
});

const browser = timesOf({
  suites: [
    {
      specs: [{ title: 'publishes', file: 'live/product-bulk.spec.ts', tests: [result(3000)] }],
      suites: [
        {
          specs: [
            {
              title: 'at its second try',
              file: 'live/customers.spec.ts',
              tests: [result(900, 600)],
            },
          ],
        },
      ],
    },
    { specs: [{ title: 'is left out', file: 'mock/mock.spec.ts', tests: [result()] }] },
    { specs: [{ title: 'edits', file: 'live/product-edit.spec.ts', tests: [result(2500)] }] },
  ],
});

test('a test in a browser took as long as all its tries', () => {
  expect(browser.map(({ name, seconds }) => [name, seconds])).toEqual([
    ['publishes', 3],
    ['at its second try', 1.5],
    ['is left out', 0],
    ['edits', 2.5],
  ]);
});

test('unit tests are told by their folder, those of an area by the area', () => {
  const times = timesOf({
    testResults: [
      {
        name: join(root, 'src/areas/products/list/query.test.ts'),
        assertionResults: [{ fullName: 'asks', duration: 250 }, { fullName: 'is left out' }],
      },
      {
        name: join(root, 'src/ui/date/month.test.ts'),
        assertionResults: [{ fullName: 'ends', duration: 1000 }],
      },
    ],
  });
  expect(byArea(times)).toEqual([
    { area: 'src/ui', seconds: 1, tests: 1 },
    { area: 'src/areas/products', seconds: 0.25, tests: 2 },
  ]);
  expect(areaOf('tests/start.test.ts')).toBe('tests');
});

test('the slowest come first, and areas by their sum', () => {
  expect(slowest(browser, 2).map(({ name }) => name)).toEqual(['publishes', 'edits']);
  expect(areaLines(browser)).toEqual([
    'Seconds by area:',
    '     5.5 s     2 tests  products',
    '     1.5 s     1 tests  customers',
    '     0.0 s     1 tests  mock',
  ]);
  expect(slowestLines(browser, 1)).toEqual([
    'The 1 slowest tests:',
    '     3.0 s  live/product-bulk.spec.ts  publishes',
  ]);
});

test('each area has specs by its name, and a line for them', () => {
  const areas = readdirSync(inRoot('src/areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  const specs = readdirSync(inRoot('tests/e2e/live')).filter((name) => name.endsWith('.spec.ts'));
  for (const area of areas) {
    const own = specs.filter((name) => name.startsWith(area.replace(/s$/, '')));
    expect([area, own.length]).not.toEqual([area, 0]);
    expect(own.map((name) => areaOf(`live/${name}`))).not.toContain('frame and session');
  }
});
