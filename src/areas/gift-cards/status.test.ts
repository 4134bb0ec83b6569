import { expect, test } from 'vitest';
import { isStillAccepted, statusOf } from './status.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const card = (fields: Partial<Parameters<typeof statusOf>[0]> = {}) => ({
  balance: 500,
  is_disabled: false,
  ends_at: null,
  ...fields,
});

test('a card can be spent until its balance, its date or staff end it', () => {
  expect(statusOf(card(), NOW)).toBe('active');
  expect(statusOf(card({ ends_at: '2026-06-01T12:00:01Z' }), NOW)).toBe('active');
  expect(statusOf(card({ ends_at: '2026-06-01T12:00:00Z' }), NOW)).toBe('expired');
  expect(statusOf(card({ is_disabled: true }), NOW)).toBe('disabled');
  // The server disables spent cards.
  expect(statusOf(card({ balance: 0, is_disabled: true }), NOW)).toBe('usedUp');
  expect(statusOf(card({ balance: 0 }), NOW)).toBe('usedUp');
});

test('an expired card is accepted until it is disabled', () => {
  const over = { ends_at: '2026-05-01T00:00:00Z' };
  expect(isStillAccepted(card(over), NOW)).toBe(true);
  expect(isStillAccepted(card({ ...over, is_disabled: true }), NOW)).toBe(false);
  expect(isStillAccepted(card({ ...over, balance: 0 }), NOW)).toBe(false);
});
