import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDomain } from './domain.ts';
import { ApiError } from './error.ts';
import { resolveUrl } from './url.ts';

const at = (baseUrl: string, target: string) =>
  resolveUrl(createDomain('admin', { baseUrl }), target);

test.each([
  ['', '/admin/orders?limit=5', '/admin/orders?limit=5'],
  ['https://api.shop.test', '/admin/orders', 'https://api.shop.test/admin/orders'],
  ['https://api.shop.test/', '/admin', 'https://api.shop.test/admin'],
  ['https://shop.test/api', '/admin/a%2Fb', 'https://shop.test/api/admin/a%2Fb'],
  ['https://shop.test/api', 'https://shop.test/api/admin/x', 'https://shop.test/api/admin/x'],
])('%j and %j', (base, target, url) => {
  expect(at(base, target).url).toBe(url);
});

test('tells the path without base and query', () => {
  expect(at('https://shop.test/api', '/admin/orders?path=/store#x').path).toBe('/admin/orders');
});

test.each([
  'https://evil.test/admin/orders',
  '//evil.test/admin',
  '/\\evil.test/admin',
  '/\t/evil.test/admin',
  'https://api.shop.test.evil.test/admin',
  'https://api.shop.test@evil.test/admin',
  '/store/products',
  '/administrators',
  'admin/orders',
  '',
  '/admin/../store/carts',
  '/admin/products/..',
  '/admin/products/.',
  '/admin/%2e%2E/store',
  '/admin/.%2e/store',
  '/admin\\..\\store',
  '/admin/a\nb',
  '/admin/orders/{id}',
])('refuses %j', (target) => {
  expect(() => at('https://api.shop.test', target)).toThrow(ApiError);
  expect(() => at('', target)).toThrow('Address outside of the API');
});

function accepted(path: string): string | undefined {
  try {
    return at('https://api.shop.test', path).url;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

test('whatever is accepted stays at the origin and in the domain', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    'admin',
    '@',
    ':',
    '//',
    '\t',
    '?',
    '#',
    'evil.test',
  );
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        target,
        target.map((rest) => `/admin${rest}`),
      ),
      (path) => {
        const url = new URL(accepted(path) ?? 'https://api.shop.test/admin');
        expect(url.origin).toBe('https://api.shop.test');
        expect(url.pathname).toMatch(/^\/admin(\/|$)/);
      },
    ),
    { numRuns: 2000 },
  );
});
