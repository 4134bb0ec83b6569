import { expect, test } from 'vitest';
import { inviteLink } from './invite-link.ts';

const own = (token: string): string => `https://admin.example/invite?token=${token}`;

test('the store’s template gets the token', () => {
  expect(inviteLink('https://shop.example/join/{invite_token}', 'a.b-c', own)).toBe(
    'https://shop.example/join/a.b-c',
  );
  // Another server may use other characters.
  expect(inviteLink('https://shop.example/?t={invite_token}', 'a+b&c', own)).toBe(
    'https://shop.example/?t=a%2Bb%26c',
  );
});

test('without a template, or with one that can’t work, the link leads to this app', () => {
  for (const template of [
    null,
    undefined,
    '',
    'https://shop.example/join',
    '/join/{invite_token}',
  ]) {
    expect(inviteLink(template, 'abc', own)).toBe('https://admin.example/invite?token=abc');
  }
});
