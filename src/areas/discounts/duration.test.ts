import { expect, test } from 'vitest';
import { durationText, readDuration, writeDuration } from './duration.ts';

test('durations are days, hours and minutes, and ISO 8601 on the server', () => {
  expect(writeDuration({ days: 2, hours: null, minutes: 30 })).toBe('P2DT30M');
  expect(writeDuration({ days: null, hours: 0, minutes: null })).toBeUndefined();
  expect(readDuration('P1W2DT3H')).toEqual({ days: 9, hours: 3, minutes: null });
  expect(readDuration('P1Y')).toBeUndefined();
  expect(readDuration('P')).toBeUndefined();
  expect(durationText('P1DT12H30M', 'en')).toBe('1 day, 12 hours, 30 minutes');
  expect(durationText('P1Y', 'en')).toBe('P1Y');
});
