import { expect, test } from 'vitest';
import { CreateGiftCardBody } from '#generated/admin/gift-cards/gift-cards.zod.ts';
import {
  NEW_CARD,
  endOf,
  expiryMistakes,
  expiryOf,
  isOfForm,
  issueBody,
  issueMistakes,
} from './values.ts';

const ZONE = 'Europe/Amsterdam';
const NOW = Date.parse('2026-06-01T12:00:00Z');

test('a new card needs a region and an amount, and ends in the future if at all', () => {
  expect(issueMistakes(NEW_CARD, ZONE, NOW)).toEqual({
    regionId: 'regionMissing',
    amount: 'amountMissing',
  });
  const card = { ...NEW_CARD, regionId: 'reg_1', amount: 2500 };
  expect(issueMistakes(card, ZONE, NOW)).toEqual({});
  expect(issueMistakes({ ...card, amount: NaN, email: 'ada@' }, ZONE, NOW)).toEqual({
    amount: 'amountMissing',
    email: 'emailInvalid',
  });
  expect(expiryMistakes({ endDay: '2026-06-01', endTime: '14:00' }, ZONE, NOW)).toEqual({
    endDay: 'endsPast',
  });
  expect(expiryMistakes({ endDay: '2026-06-01', endTime: '14:01' }, ZONE, NOW)).toEqual({});
  expect(expiryMistakes({ endDay: '', endTime: '14:01' }, ZONE, NOW)).toEqual({
    endDay: 'dayInvalid',
  });
  expect(expiryMistakes({ endDay: '2026-07-01', endTime: '' }, ZONE, NOW)).toEqual({
    endTime: 'timeMissing',
  });
});

test('an end is by the reader’s clock, there and back', () => {
  const values = { endDay: '2026-12-31', endTime: '23:59' };
  expect(endOf(values, ZONE)).toBe('2026-12-31T22:59:00.000Z');
  expect(expiryOf('2026-12-31T22:59:00.000Z', ZONE)).toEqual(values);
  expect(endOf(expiryOf(null, ZONE), ZONE)).toBeNull();
});

test('what is sent keeps the contract, names its form, and leaves out what wasn’t entered', () => {
  const card = { ...NEW_CARD, regionId: 'reg_1', amount: 2500, email: ' ada@example.com ' };
  const body = issueBody(card, ZONE, 'form-1');
  const other = issueBody(card, ZONE, 'form-2');
  expect(body).toMatchObject({ region_id: 'reg_1', value: 2500 });
  expect(body.metadata).toMatchObject({ email: 'ada@example.com' });
  expect(Object.keys(body.metadata ?? {})).not.toContain('personal_message');
  expect(body).not.toHaveProperty('ends_at');
  expect(CreateGiftCardBody.safeParse(body).success).toBe(true);
  expect(isOfForm({ metadata: body.metadata ?? null }, body)).toBe(true);
  expect(isOfForm({ metadata: other.metadata ?? null }, body)).toBe(false);
  expect(isOfForm({ metadata: null }, body)).toBe(false);
});
