import { expect, test } from 'vitest';
import { missingCookieReason } from './missing-cookie.ts';

test.each([
  ['https://office.example', 'https://office.example', false, 'blocked'],
  ['http://office.example', 'http://office.example', true, 'insecure'],
  ['http://192.168.1.20:8080', 'http://192.168.1.20:9000', true, 'insecure'],
  ['https://office.example', 'https://store.other', true, 'otherSite'],
  ['https://127.0.0.1:8443', 'https://localhost:9000', true, 'otherSite'],
  ['https://office.shop.example', 'https://api.shop.example', true, 'unknown'],
  ['https://office.example', 'https://office.example', true, 'unknown'],
] as const)('a page at %s with a store at %s', (page, server, cookieEnabled, reason) => {
  expect(missingCookieReason({ page: new URL(page), server: new URL(server), cookieEnabled })).toBe(
    reason,
  );
});
