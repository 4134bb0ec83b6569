import { beforeEach, expect, test, vi } from 'vitest';
import { LOG_LIMIT, dismissError, errorsLog, logError, markErrorsSeen } from './errors-log.ts';

beforeEach(() => errorsLog.set([]));

test('the newest error comes first and stays unseen until the drawer is opened', () => {
  logError({ message: 'first' }, 1);
  logError({ title: 'Something went wrong', message: 'second', detail: 'why' }, 2);
  expect(errorsLog.get().map(({ message, at, seen }) => [message, at, seen])).toEqual([
    ['second', 2, false],
    ['first', 1, false],
  ]);
  markErrorsSeen();
  expect(errorsLog.get().every(({ seen }) => seen)).toBe(true);
});

test('so many errors are kept', () => {
  expect(LOG_LIMIT).toBe(50);
  for (let index = 0; index <= LOG_LIMIT; index += 1) logError({ message: String(index) });
  expect(errorsLog.get()).toHaveLength(LOG_LIMIT);
  expect(errorsLog.get().at(-1)?.message).toBe('1');
});

test('one error can be dismissed', () => {
  logError({ message: 'first' });
  logError({ message: 'second' });
  dismissError(errorsLog.get()[0]?.id ?? 0);
  expect(errorsLog.get().map(({ message }) => message)).toEqual(['first']);
});

test('whoever watches is told once, and not when nothing changes', () => {
  const listener = vi.fn();
  const stop = errorsLog.subscribe(listener);
  logError({ message: 'first' });
  markErrorsSeen();
  markErrorsSeen();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
