import { expect, test } from 'vitest';
import { HOME, paths } from '../paths.ts';
import { loginPath, safeNext } from './next.ts';

test.each([
  [null, HOME],
  ['', HOME],
  ['/a/products/prod_1?tab=media', '/a/products/prod_1?tab=media'],
  ['https://evil.example/a', HOME],
  ['//evil.example/a', HOME],
  ['/\\evil.example', HOME],
  ['/a/../../\t/evil.example', HOME],
  ['javascript:alert(1)', HOME],
  ['/login', HOME],
  ['/a', '/a'],
  ['/admin/auth', HOME],
  ['/assets/x.js', HOME],
  ['/abc', HOME],
])('%s leads to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

test('the sign-in page leads back to the page that was asked for', () => {
  const path = loginPath({ pathname: '/a/products', search: '?q=oil&page=2' });
  expect(path).toBe('/login?next=%2Fa%2Fproducts%3Fq%3Doil%26page%3D2');
  expect(safeNext(new URLSearchParams(path.split('?')[1]).get('next'))).toBe(
    '/a/products?q=oil&page=2',
  );
});

test('the page with which one starts needs no way back', () => {
  for (const pathname of ['/', HOME, paths.home()]) {
    expect(loginPath({ pathname, search: '' })).toBe('/login');
  }
});
