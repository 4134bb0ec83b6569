import { expect, test } from 'vitest';
import { stepLog } from '../../sandbox/steps.ts';

test('each step is named as it begins, and has its seconds as the next one begins', () => {
  const lines: string[] = [];
  let time = 0;
  const { log, end } = stepLog(
    (line) => lines.push(line),
    () => time,
  );
  log('Restoring the store …');
  time = 2_600;
  log('Copying the store …');
  time = 3_000;
  log('Starting the store server …');
  expect(lines).toEqual([
    'Restoring the store …',
    'Restoring the store: 3 s.',
    'Copying the store …',
    'Starting the store server …',
  ]);
  time = 7_000;
  end();
  end();
  log('The store server has ended by itself.');
  end();
  expect(lines.slice(4)).toEqual([
    'Starting the store server: 4 s.',
    'The store server has ended by itself.',
  ]);
});
