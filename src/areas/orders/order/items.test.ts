import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressOf } from './items.ts';

const counts = (quantity: number, fulfilled = 0, shipped = 0, returned = 0) => ({
  quantity,
  fulfilled_quantity: fulfilled,
  shipped_quantity: shipped,
  returned_quantity: returned,
});

test('each unit counts once, as what it is now', () => {
  expect(progressOf(counts(6, 5, 3, 1), 'pending')).toEqual({
    returned: 1,
    shipped: 2,
    fulfilled: 2,
    unfulfilled: 1,
    canceled: 0,
  });
});

test('what a canceled order still had to send is canceled', () => {
  expect(progressOf(counts(3, 1, 1), 'canceled')).toMatchObject({
    shipped: 1,
    unfulfilled: 0,
    canceled: 2,
  });
});

test('the parts are the quantity, whatever the server says', () => {
  const count = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constant(null));
  const status = fc.constantFrom('pending' as const, 'canceled' as const);
  fc.assert(
    fc.property(fc.nat({ max: 9 }), count, count, count, status, (quantity, a, b, c, state) => {
      const item = {
        quantity,
        fulfilled_quantity: a,
        shipped_quantity: b,
        returned_quantity: c,
      };
      const parts = Object.values(progressOf(item, state));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(quantity);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
