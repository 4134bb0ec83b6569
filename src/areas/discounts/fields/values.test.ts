import { expect, test } from 'vitest';
import { readersZone, toZoned } from '#ui/date/zone.ts';
import type { Discount } from '../discount/query.ts';
import { endOf, newDiscount, problemsOf, valuesOf } from './values.ts';

const DAY = '2026-12-31';

test('a discount with an end day lasts to that day’s last minute', () => {
  const end = endOf({ ...newDiscount(), endDay: DAY });
  expect(toZoned(end ?? '', readersZone())).toMatchObject({ day: DAY, time: '23:59' });
});

test('so does one that had no end before', () => {
  const values = valuesOf({ code: 'SPRING', ends_at: null, regions: [] } as unknown as Discount);
  const end = endOf({ ...values, endDay: DAY });
  expect(toZoned(end ?? '', readersZone())).toMatchObject({ day: DAY, time: '23:59' });
});

test('a duration of a template that is none any more is no problem', () => {
  const values = { ...newDiscount(), isTemplate: true, days: 1.5 };
  const problem = (isTemplate: boolean): string | undefined =>
    problemsOf({ ...values, isTemplate }, ((key: string) => key) as never).days;
  expect(problem(true)).toBe('form.durationWrong');
  expect(problem(false)).toBeUndefined();
});
