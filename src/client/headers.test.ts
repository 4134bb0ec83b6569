import { expect, test } from 'vitest';
import { createDomain } from './domain.ts';
import { buildHeaders } from './headers.ts';
import type { Call, ClientConfig, DomainName } from './types.ts';

interface Case extends Partial<Call> {
  name?: DomainName;
  config?: Partial<ClientConfig>;
  token?: string;
  own?: HeadersInit;
}

function headersOf({ name = 'admin', config, token, own, ...call }: Case) {
  const domain = createDomain(name, config);
  domain.token = token;
  const defaults: Call = {
    method: 'GET',
    url: '',
    path: '/admin/orders',
    body: null,
    signal: undefined,
    operation: undefined,
    repeat: 'safe',
    maxRetries: 0,
    timeout: 0,
    onUploadProgress: undefined,
  };
  return buildHeaders(domain, { ...defaults, ...call }, own);
}

const json = { accept: 'application/json', 'content-type': 'application/json' };

test.each(['GET', 'POST', 'DELETE'])('%s speaks JSON', (method) => {
  expect(headersOf({ method })).toEqual(json);
});

test('a form brings its own content type, whatever anyone else says', () => {
  const form = { method: 'POST', body: new FormData() };
  expect(headersOf(form)).toEqual({ accept: 'application/json' });
  expect(headersOf({ ...form, own: { 'Content-Type': 'multipart/form-data' } })).toEqual({
    accept: 'application/json',
  });
});

test('keys and token', () => {
  const config = { apiKey: 'key', publishableKey: 'pk' };
  expect(headersOf({ config, token: 't' })).toEqual({
    ...json,
    'x-medusa-access-token': 'key',
    'x-publishable-api-key': 'pk',
    authorization: 'Bearer t',
  });
});

test.each(['auth', 'users/password-token', 'users/reset-password', 'invites/accept'])(
  'the api key stays away from the open call %s',
  (path) => {
    const open = { config: { apiKey: 'key' }, path: `/admin/${path}` };
    expect(headersOf({ ...open, method: 'POST' })).not.toHaveProperty('x-medusa-access-token');
    expect(headersOf({ ...open, method: 'GET' })).toHaveProperty('x-medusa-access-token');
  },
);

test('the api key never goes to the store domain', () => {
  const store = headersOf({ name: 'store', path: '/store/carts', config: { apiKey: 'key' } });
  expect(store).toEqual(json);
});

test('later headers replace earlier ones, whatever their case', () => {
  const config = { headers: { 'X-Shop': 'a', Accept: 'text/plain' } };
  expect(headersOf({ config, own: new Headers({ 'x-shop': 'b' }) })).toEqual({
    ...json,
    accept: 'text/plain',
    'x-shop': 'b',
  });
  expect(headersOf({ own: [['X-A', '1']] })).toMatchObject({ 'x-a': '1' });
});
