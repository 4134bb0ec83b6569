import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import {
  COMMON_HEADERS,
  RESOURCE_HEADERS,
  SIGN_OUT_HEADERS,
  UPLOAD_POLICY,
  appPolicy,
  isRefused,
  pathOf,
  securityHeaders,
} from './policy.ts';

test.each(['nginx.conf', 'Caddyfile'])('%s has the policy that all tests run under', (name) => {
  const example = readFileSync(inRoot('docs', 'deploy', name), 'utf8');
  expect(example).toContain(`"${appPolicy()}"`);
  expect(example).toContain(`"${UPLOAD_POLICY}"`);
});

function headersIn(example: string): Map<string, string> {
  const found = new Map<string, string>();
  const known = { ...COMMON_HEADERS, ...RESOURCE_HEADERS, ...SIGN_OUT_HEADERS };
  for (const line of example.split('\n')) {
    const [, name = '', value = ''] =
      /^\s*(?:add_header |header (?:@\w+ )?)?([A-Z][\w-]+) (.+?)(?: always)?;?$/u.exec(line) ?? [];
    if (name in known && !found.has(name)) found.set(name, value.replace(/^["`]|["`]$/gu, ''));
  }
  return found;
}

test.each(['nginx.conf', 'Caddyfile'])('%s has the headers that all tests run under', (name) => {
  const example = readFileSync(inRoot('docs', 'deploy', name), 'utf8');
  const headers = headersIn(example);
  for (const [header, value] of Object.entries(COMMON_HEADERS)) {
    expect([header, headers.get(header)]).toEqual([header, value]);
  }
  for (const header of Object.keys({ ...RESOURCE_HEADERS, ...SIGN_OUT_HEADERS })) {
    expect([...headers.keys()]).toContain(header);
  }
});

test('what is meant for shops may be loaded elsewhere, and signing out empties the cache', () => {
  expect(securityHeaders('/assets/a.js')).toMatchObject(RESOURCE_HEADERS);
  expect(securityHeaders('/uploads/a.png')).not.toHaveProperty('Cross-Origin-Resource-Policy');
  expect(securityHeaders('/store/products')).not.toHaveProperty('Cross-Origin-Resource-Policy');
  expect(securityHeaders('/admin/auth', {}, 'DELETE')).toMatchObject(SIGN_OUT_HEADERS);
  expect(securityHeaders('/admin/auth')).not.toHaveProperty('Clear-Site-Data');
});

test('other origins stand where they are needed, and nowhere else', () => {
  const policy = appPolicy({ files: 'https://files.example', calls: ['https://usage.example'] });
  expect(policy).toContain("img-src 'self' data: blob: https://files.example;");
  expect(policy).toContain("connect-src 'self' https://files.example https://usage.example;");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test.each([
  ['/uploads/a.html?x=/admin/', '/uploads/a.html'],
  ['/admin/../uploads/a.html', '/uploads/a.html'],
  ['/admin/%2e%2e/uploads/a.html', '/uploads/a.html'],
  ['/a/orders', '/a/orders'],
  ['*', '/'],
])('the address %s is the path %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test('an upload is no page of the app', () => {
  expect(securityHeaders('/uploads/a.html')['Content-Security-Policy']).toBe(UPLOAD_POLICY);
  expect(securityHeaders('/a/uploads')['Content-Security-Policy']).toBe(appPolicy());
});

test('calls from pages of other sites are refused, whatever their address', () => {
  for (const path of ['/admin/products', '/admin/..%2fuploads/x', '/uploads/x', '/']) {
    for (const site of ['cross-site', 'same-site']) {
      expect(isRefused(path, { method: 'POST', site })).toBe(true);
      expect(isRefused(path, { method: 'GET', site })).toBe(false);
    }
    for (const site of ['same-origin', 'none', '']) {
      expect(isRefused(path, { method: 'DELETE', site })).toBe(false);
    }
  }
  for (const use of ['script', 'worker', 'audioworklet', 'paintworklet']) {
    expect(isRefused('/uploads/x.js', { use })).toBe(true);
  }
  expect(isRefused('/assets/x.js', { use: 'script' })).toBe(false);
});
