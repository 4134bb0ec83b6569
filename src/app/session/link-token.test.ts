import { expect, test } from 'vitest';
import { readLinkSecret, readLinkToken } from './link-token.ts';

const jwt = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const NOW = Date.UTC(2026, 0, 1);

test('a reset token names its user and its end', () => {
  const token = (exp: number): string => jwt({ user_id: 'usr_1', email: 'zoë@example.com', exp });
  expect(readLinkToken(token(NOW / 1000 + 1), NOW)).toEqual({
    email: 'zoë@example.com',
    isExpired: false,
    isBroken: false,
  });
  expect(readLinkToken(token(NOW / 1000), NOW).isExpired).toBe(true);
});

test('an invite token names whom it was sent to', () => {
  const token = jwt({ user_email: 'new@example.com', role: '~~~???>>>' });
  // The alphabet of URLs.
  expect(token).toMatch(/-.*_|_.*-/);
  expect(readLinkToken(token, NOW)).toEqual({
    email: 'new@example.com',
    isExpired: false,
    isBroken: false,
  });
});

test.each(['', 'abc', 'a.b.c', 'a.W10.c', `a.${btoa('"text"')}.c`])(
  'a token that cannot be read (%s) is broken',
  (token) => {
    expect(readLinkToken(token, NOW)).toEqual({
      email: undefined,
      isExpired: false,
      isBroken: true,
    });
  },
);

test('what a token says in another way than expected is left out', () => {
  expect(readLinkToken(jwt({ email: 7, exp: 'soon' }), NOW)).toEqual({
    email: undefined,
    isExpired: false,
    isBroken: false,
  });
});

const WHOLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjk5OTk5OTk5OTl9.z9aO4H3TkB9Rk1uJ2Qd8m5xVYw7c0LbPnE6sFgKhTiU';

test('a token whose end was cut off, or that got something added, is broken', () => {
  expect(readLinkToken(WHOLE, NOW).isBroken).toBe(false);
  const broken = [WHOLE.slice(0, -1), WHOLE.slice(0, 60), `${WHOLE}.`, `${WHOLE}>`];
  expect(broken.map((token) => readLinkToken(token, NOW).isBroken)).toEqual(broken.map(() => true));
});

const query = new URLSearchParams('token=from-address&email=ada@example.com');

test('what a link carries is found in the location’s state, and in the address where nothing took it out', () => {
  const link = { token: 'kept', email: null };
  expect(readLinkSecret({ link }, new URLSearchParams())).toEqual({
    token: 'kept',
    email: undefined,
  });
  expect(readLinkSecret(null, query)).toEqual({ token: 'from-address', email: 'ada@example.com' });
});

test.each([null, 'text', {}, { link: null }, { link: 'text' }, { link: { token: 7 } }])(
  'a state without a token (%o) carries nothing',
  (state) => {
    expect(readLinkSecret(state, new URLSearchParams('token='))).toBeUndefined();
  },
);
