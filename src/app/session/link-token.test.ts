import { expect, test } from 'vitest';
import { readLinkToken } from './link-token.ts';

const jwt = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const NOW = Date.UTC(2026, 0, 1);

test('a reset token names its user and its end', () => {
  const token = (exp: number): string => jwt({ user_id: 'usr_1', email: 'zoë@example.com', exp });
  expect(readLinkToken(token(NOW / 1000 + 1), NOW)).toEqual({
    email: 'zoë@example.com',
    isExpired: false,
  });
  expect(readLinkToken(token(NOW / 1000), NOW).isExpired).toBe(true);
});

test('an invite token names whom it was sent to', () => {
  expect(readLinkToken(jwt({ user_email: 'new@example.com' }), NOW)).toEqual({
    email: 'new@example.com',
    isExpired: false,
  });
});

test.each(['', 'abc', 'a.b.c', 'a.W10.c', `a.${btoa('"text"')}.c`, jwt({ email: 7, exp: 'soon' })])(
  'a token that cannot be read (%s) says nothing',
  (token) => {
    expect(readLinkToken(token, NOW)).toEqual({ email: undefined, isExpired: false });
  },
);
