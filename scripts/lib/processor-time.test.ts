import { expect, test } from 'vitest';
import { createProcessorTime, parseStat } from './processor-time.ts';
import type { ProcessTimes } from './processor-time.ts';

const living = (pid: number, parent: number, own: number, reaped = 0): ProcessTimes => ({
  pid,
  parent,
  started: `${pid}`,
  own,
  reaped,
});

test('a line of /proc is read, whatever the program is called', () => {
  const line = '42 (node (x) y) S 7 42 42 0 -1 4194304 1 2 3 4 250 50 100 25 20 0 11 0 98765 0';
  expect(parseStat(line)).toEqual({
    pid: 42,
    parent: 7,
    started: '98765',
    own: 3,
    reaped: 1.25,
  });
});

test('each process counts for its layer, and what is nobody’s of ours not at all', () => {
  const time = createProcessorTime(1, 'servers');
  time.assign(2, 'browser');
  time.read([living(1, 0, 1), living(2, 1, 2), living(3, 2, 4), living(9, 0, 100)]);
  time.read([living(1, 0, 2), living(2, 1, 2), living(3, 2, 5), living(9, 0, 200)]);
  expect(time.layers()).toEqual([
    ['browser', 7],
    ['servers', 2],
  ]);
});

test('what has ended counts once, waited for or not', () => {
  const time = createProcessorTime(1, 'all');
  time.read([living(1, 0, 0), living(2, 1, 5), living(3, 2, 7)]);
  // 2 and 3 were reaped; 3 had used another second.
  time.read([living(1, 0, 0, 13)]);
  expect(time.layers()).toEqual([['all', 13]]);
  time.read([living(1, 0, 0, 13), living(4, 1, 5), living(5, 4, 7)]);
  // 4 was reaped, 5 wasn't.
  time.read([living(1, 0, 0, 18)]);
  expect(time.layers()).toEqual([['all', 25]]);
});

test('a process that outlives its parent stays ours, and what comes and goes between readings is not lost', () => {
  const time = createProcessorTime(1, 'all');
  time.read([living(1, 0, 0), living(2, 1, 1), living(3, 2, 1)]);
  time.read([living(1, 0, 0, 1), living(3, 0, 4)]);
  expect(time.layers()).toEqual([['all', 5]]);
  time.read([living(1, 0, 0, 3), living(3, 0, 4)]);
  expect(time.layers()).toEqual([['all', 7]]);
});
