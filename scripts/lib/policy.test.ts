import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import { UPLOAD_POLICY, appPolicy, securityHeaders, isRefused } from './policy.ts';

test.each(['nginx.conf', 'Caddyfile'])('%s has the policy that all tests run under', (name) => {
  const example = readFileSync(inRoot('docs', 'deploy', name), 'utf8');
  expect(example).toContain(`"${appPolicy()}"`);
  expect(example).toContain(`"${UPLOAD_POLICY}"`);
});

test('other origins stand where they are needed, and nowhere else', () => {
  const policy = appPolicy({ files: 'https://files.example', calls: ['https://usage.example'] });
  expect(policy).toContain("img-src 'self' data: blob: https://files.example;");
  expect(policy).toContain("connect-src 'self' https://files.example https://usage.example;");
  expect(policy).toContain("script-src 'self';");
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
  expect(isRefused('/uploads/x.js', { use: 'script' })).toBe(true);
  expect(isRefused('/assets/x.js', { use: 'script' })).toBe(false);
});
