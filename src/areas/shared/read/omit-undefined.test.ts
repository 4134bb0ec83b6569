import { expect, expectTypeOf, test } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

interface Params {
  q?: string;
  limit?: number;
}

test('what has no value is left out, and a name that is not known is a mistake', () => {
  const params = omitUndefined<Params>({ q: undefined, limit: 3 });
  expect(params).toEqual({ limit: 3 });
  expect('q' in params).toBe(false);
  expectTypeOf(params).toEqualTypeOf<Params>();
  const take = (values: Params): Params => values;
  // @ts-expect-error the contract knows no such name
  take(omitUndefined({ q: 'x', limit: 1, state: 'y' }));
});
