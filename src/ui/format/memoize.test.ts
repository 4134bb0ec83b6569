import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('makes one for each key', () => {
  const make = vi.fn((key: string) => ({ key }));
  const of = memoize(make);
  expect(of('en')).toEqual({ key: 'en' });
  expect(of('ar')).toEqual({ key: 'ar' });
  expect(of('en')).toBe(of('en'));
  expect(make).toHaveBeenCalledTimes(2);
});

test('asks again for what could not be made', () => {
  const make = vi.fn((key: string) => {
    if (make.mock.calls.length === 1) throw new RangeError(key);
    return { key };
  });
  const of = memoize(make);
  expect(() => of('en')).toThrow(RangeError);
  expect(of('en')).toEqual({ key: 'en' });
});
