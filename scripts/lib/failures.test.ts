import { join } from 'node:path';
import { expect, test } from 'vitest';
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
              tests: [{ status: 'flaky', results: [{ error: { message: 'Too slow' } }, {}] }],
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
    { file: 'live/a.spec.ts', name: 'saves', reason: 'Not saved', isFlaky: false },
    { file: 'live/b.spec.ts', name: 'waits', reason: 'Too slow', isFlaky: true },
  ]);
  expect(failuresOf(units)).toEqual([
    { file: 'src/a.test.ts', name: 'subtracts', reason: '1 is not 2', isFlaky: false },
    { file: 'src/b.test.ts', name: '', reason: 'No such file', isFlaky: false },
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

test('what passed at a second try is told apart, and nothing is told where all passed', () => {
  expect(failureLines(failuresOf(browser))).toEqual([
    'Failed:',
    '  live/a.spec.ts  saves\n      Not saved',
    'Passed at a second try:',
    '  live/b.spec.ts  waits\n      Too slow',
  ]);
  expect(failureLines([])).toEqual([]);
});
