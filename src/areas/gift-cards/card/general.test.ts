import { expect, test } from 'vitest';
import { updateBody, valuesOf } from './general.ts';
import type { GiftCard } from './query.ts';

const ZONE = 'Europe/Amsterdam';
const card = {
  region_id: 'reg_1',
  ends_at: '2026-12-31T22:59:30.000Z',
  metadata: { email: 'ada@example.com', note: 'kept' },
} as unknown as GiftCard;

test('only what was changed is sent, and an end only where its day or time was', () => {
  const before = valuesOf(card, ZONE);
  expect(before).toEqual({
    regionId: 'reg_1',
    endDay: '2026-12-31',
    endTime: '23:59',
    email: 'ada@example.com',
    message: '',
  });
  expect(updateBody(before, { ...before, message: ' Hello ' }, ZONE)).toEqual({
    metadata: { personal_message: 'Hello' },
  });
  expect(updateBody(before, { ...before, endDay: null }, ZONE)).toEqual({ ends_at: null });
  // The server drops empty entries.
  expect(updateBody(before, { ...before, email: '', regionId: 'reg_2' }, ZONE)).toEqual({
    region_id: 'reg_2',
    metadata: { email: '' },
  });
});
