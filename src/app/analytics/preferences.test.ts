import { expect, test } from 'vitest';
import {
  CONTENT_WIDTH,
  DEFAULT_PREFERENCES,
  VISIBILITY_DEBOUNCE,
  isEmailDisabled,
  isEmailInvalid,
  sharedEmail,
  wantsScreen,
  withOptOut,
} from './preferences.ts';

const values = (changes: Partial<typeof DEFAULT_PREFERENCES>): typeof DEFAULT_PREFERENCES => ({
  ...DEFAULT_PREFERENCES,
  ...changes,
});

test('the screen waits 1000 ms and its column is 664 px wide', () => {
  expect(VISIBILITY_DEBOUNCE).toBe(1000);
  expect(CONTENT_WIDTH).toBe(664);
});

test('both switches are off at first', () => {
  expect(DEFAULT_PREFERENCES).toEqual({ anonymize: false, opt_out: false, email: '' });
});

test('opting out switches anonymize off; opting in again leaves it off', () => {
  const out = withOptOut(values({ anonymize: true }), true);
  expect(out).toMatchObject({ opt_out: true, anonymize: false });
  expect(withOptOut(out, false)).toMatchObject({ opt_out: false, anonymize: false });
});

test.each([
  [{}, false],
  [{ anonymize: true }, true],
  [{ opt_out: true }, true],
])('with %o the email is disabled: %s', (changes, isDisabled) => {
  expect(isEmailDisabled(values(changes))).toBe(isDisabled);
});

test.each(['', '  ', 'ada@example.com', ' ada@example.com ', 'a.b+c@mail.example.co.uk', 'ü@ü.de'])(
  '"%s" is accepted as an email',
  (email) => {
    expect(isEmailInvalid(values({ email }))).toBe(false);
  },
);

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a da@example.com',
  'a@b..com',
  'a@b.c,d',
])('"%s" is not', (email) => {
  expect(isEmailInvalid(values({ email }))).toBe(true);
  expect(isEmailInvalid(values({ email, anonymize: true }))).toBe(false);
});

test('the address is shared only by who neither anonymizes nor opts out', () => {
  expect(sharedEmail(values({ email: ' ada@example.com ' }))).toBe('ada@example.com');
  expect(sharedEmail(values({ email: '' }))).toBeUndefined();
  expect(sharedEmail(values({ email: 'ada@example.com', anonymize: true }))).toBeUndefined();
  expect(sharedEmail(values({ email: 'ada@example.com', opt_out: true }))).toBeUndefined();
});

const due = {
  isEnabled: true,
  hasUser: true,
  isMissing: true,
  isLoading: false,
  isSubmitting: false,
};

test.each([
  ['all is given', {}, true],
  ['the flag is off', { isEnabled: false }, false],
  ['nobody is signed in', { hasUser: false }, false],
  ['the user has chosen', { isMissing: false }, false],
  ['it is still loading', { isLoading: true }, false],
  ['it is being saved, whatever else holds', { isMissing: false, isSubmitting: true }, true],
])('the screen when %s', (_when, changes, isWanted) => {
  expect(wantsScreen({ ...due, ...changes })).toBe(isWanted);
});
