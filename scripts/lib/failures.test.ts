import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureLines, failuresOf } from './failures.ts';
import { root } from './paths.ts';

const browser = {
  suites: [
    {
      specs: [
        { title: 'lists', file: 'live/a.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
        {
          title: 'saves',
          file: 'live/a.spec.ts',
          tests: [
            {
              status: 'unexpected',
              results: [{ error: { message: '\u001B[31mNot saved\u001B[39m\n  at a.ts' } }],
            },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'waits',
              file: 'live/b.spec.ts',
              tests: [{ status: 'unexpected', results: [{ error: { message: 'Too slow' } }] }],
            },
          ],
        },
      ],
    },
  ],
};

const units = {
  testResults: [
    {
      name: join(root, 'src/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['1 is not 2\nat line 3'] },
      ],
    },
    {
      name: join(root, 'src/b.test.ts'),
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    },
  ],
};

test('what failed is named with its first line, by Playwright and by Vitest', () => {
  expect(failuresOf(browser)).toEqual([
    { file: 'live/a.spec.ts', name: 'saves', reason: 'Not saved', details: [] },
    { file: 'live/b.spec.ts', name: 'waits', reason: 'Too slow', details: [] },
  ]);
  expect(failuresOf(units)).toEqual([
    { file: 'src/a.test.ts', name: 'subtracts', reason: '1 is not 2', details: [] },
    { file: 'src/b.test.ts', name: '', reason: 'No such file', details: [] },
  ]);
});

test('a difference tells what was found', () => {
  const message = [
    'Error: expect(received).toEqual(expected)',
    '',
    '- Expected  - 1',
    '+ Received  + 4',
    '',
    '- Array []',
    '+ Array [',
    '+   "home: the focus is nowhere",',
    '+ ]',
  ].join('\n');
  const report = {
    testResults: [
      {
        name: join(root, 'src/a.test.ts'),
        assertionResults: [{ fullName: 'walks', status: 'failed', failureMessages: [message] }],
      },
    ],
  };
  expect(failuresOf(report).map(({ reason }) => reason.split('\n'))).toEqual([
    [
      'Error: expect(received).toEqual(expected)',
      '      + Array [',
      '      +   "home: the focus is nowhere",',
      '      + ]',
    ],
  ]);
});

test('failures are listed, and nothing is told where all passed', () => {
  expect(failureLines(failuresOf(browser))).toEqual([
    'Failed:',
    '  live/a.spec.ts  saves\n      Not saved',
    '  live/b.spec.ts  waits\n      Too slow',
  ]);
  expect(failureLines([])).toEqual([]);
});

test('a browser test tells its calls and the first lines of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  const outline = Array.from({ length: 40 }, (_line, index) => `- row ${index}`);
  const source = ['# Test source', '```ts', '> 1 | await', '```'];
  writeFileSync(
    path,
    ['```', 'Error: no', '```', '# Page snapshot', '```yaml', ...outline, '```', ...source].join(
      '\n',
    ),
  );
  const body = Buffer.from('Under way:\n  GET /admin/orders\nEnded last:\n  none').toString(
    'base64',
  );
  const error = { message: 'Not saved' };
  const failed = (attachments: { name: string; path?: string; body?: string }[]): string[] =>
    failureLines(
      failuresOf({
        specs: [
          {
            title: 'saves',
            file: 'live/a.spec.ts',
            tests: [{ status: 'unexpected', results: [{ error, attachments }] }],
          },
        ],
      }),
    ).flatMap((line) => line.split('\n'));
  expect(
    failed([
      { name: 'calls', body },
      { name: 'error-context', path },
    ]),
  ).toEqual([
    'Failed:',
    '  live/a.spec.ts  saves',
    '      Not saved',
    '      Under way:',
    '        GET /admin/orders',
    '      Ended last:',
    '        none',
    '      Page:',
    ...outline.slice(0, 30).map((line) => `        ${line}`),
  ]);
  // A page that was gone has no outline.
  expect(failed([{ name: 'error-context', path: join(folder, 'gone.md') }])).toHaveLength(3);
});
