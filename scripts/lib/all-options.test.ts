import { expect, test } from 'vitest';
import { needTests, readOptions } from './all-options.ts';
import { UserError } from './stop.ts';

test('a part, the last run and repetitions are read', () => {
  expect(readOptions([])).toEqual({
    shard: { part: 1, of: 1 },
    isResumed: false,
    repeat: undefined,
  });
  expect(readOptions(['--shard', '2/4', '--last-failed'])).toEqual({
    shard: { part: 2, of: 4 },
    isResumed: true,
    repeat: undefined,
  });
  expect(readOptions(['--repeat', '5']).repeat).toBe(5);
});

test.each([
  [['--shard', '5/4']],
  [['--repeat', 'often']],
  [['--repeat', '5', '--shard', '1/1']],
  [['--repeat', '5', '--last-failed']],
])('%j is refused', (args) => {
  expect(() => readOptions(args)).toThrow(UserError);
});

test('a repetition of nothing fails', () => {
  expect(() => needTests({ passed: 0, failed: 0 })).toThrow('no browser spec');
  expect(needTests({ passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 0 });
  expect(needTests({ passed: 0, failed: 1 })).toEqual({ passed: 0, failed: 1 });
});
