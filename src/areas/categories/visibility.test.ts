import { expect, test } from 'vitest';
import { VISIBILITIES, visibilityBody, visibilityOf } from './visibility.ts';

test.each(VISIBILITIES)('a category set to %s is so, whatever it was', (visibility) => {
  for (const is_active of [false, true]) {
    for (const is_internal of [false, true]) {
      const before = { is_active, is_internal };
      expect(visibilityOf({ ...before, ...visibilityBody(visibility) })).toBe(visibility);
    }
  }
});

test('shoppers see only active categories that aren’t internal', () => {
  expect(visibilityOf({ is_active: true, is_internal: false })).toBe('visible');
  expect(visibilityOf({ is_active: true, is_internal: true })).toBe('internal');
  expect(visibilityOf({ is_active: false, is_internal: true })).toBe('hidden');
});
