import { expect, test } from 'vitest';
import { updateBody } from './steps.ts';
import { newDiscount } from './values.ts';

const discount = { ...newDiscount(), code: 'SPRING', percent: 10, endDay: '2026-12-31' };

test('an end that is taken away is sent as none', () => {
  expect(updateBody(discount, { ...discount, endDay: null }, 'rule_1')).toEqual({ ends_at: null });
});

test('only changed fields are sent', () => {
  expect(updateBody(discount, { ...discount, code: 'summer', limit: 5 }, 'rule_1')).toEqual({
    code: 'SUMMER',
    usage_limit: 5,
  });
  expect(updateBody(discount, { ...discount, percent: 15 }, 'rule_1')).toEqual({
    rule: { id: 'rule_1', value: 15 },
  });
});
