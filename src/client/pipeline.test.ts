import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, configureClient, setToken } from './configure.ts';
import { createDomain } from './domain.ts';
import { adminRequest, storeRequest } from './mutator.ts';
import { request } from './pipeline.ts';
import type { Refusal } from './types.ts';

const fetched = vi.fn<typeof fetch>();
const answerWith = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

beforeEach(() => {
  fetched.mockReset();
  answerWith({});
  vi.stubGlobal('fetch', fetched);
  configureClient('admin', { baseUrl: 'https://a.test', maxRetries: 0, onUnauthorized: undefined });
  configureClient('store', { baseUrl: 'https://s.test', maxRetries: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken('admin');
  clearToken('store');
});

const lastInit = () => fetched.mock.lastCall?.[1];
const lastHeader = (name: string) => new Headers(lastInit()?.headers).get(name);
const lastBearer = () => lastHeader('authorization');

test('sends credentials, follows no redirect, and gives only POST and DELETE a body', async () => {
  for (const [method, body] of [
    ['GET', null],
    ['POST', '{}'],
    ['DELETE', '{}'],
  ]) {
    await adminRequest('/admin/x', { method: method ?? '', body: '{}' });
    expect(lastInit()).toMatchObject({ method, body, credentials: 'include', redirect: 'manual' });
  }
});

test.each([
  ['admin', adminRequest, storeRequest],
  ['store', storeRequest, adminRequest],
] as const)('%s keeps its own token from sign-in to sign-out', async (name, own, other) => {
  const otherName = name === 'admin' ? 'store' : 'admin';
  answerWith({ access_token: 'abc' });
  await own(`/${name}/auth/token`, { method: 'POST' });
  answerWith({});
  await own(`/${name}/orders`, {});
  expect(lastBearer()).toBe('Bearer abc');
  await other(`/${otherName}/orders`, {});
  expect(lastBearer()).toBeNull();
  // Signing out forgets the token even if the server has trouble with it.
  answerWith({}, 500);
  await expect(own(`/${name}/auth`, { method: 'DELETE' })).rejects.toThrow('code 500');
  answerWith({});
  await own(`/${name}/orders`, {});
  expect(lastBearer()).toBeNull();
});

test('a token does not follow to another server', async () => {
  setToken('admin', 'abc');
  configureClient('admin', { maxRetries: 0 });
  await adminRequest('/admin/orders', {});
  expect(lastBearer()).toBe('Bearer abc');
  configureClient('admin', { baseUrl: 'https://b.test' });
  await adminRequest('/admin/orders', {});
  expect(lastBearer()).toBeNull();
});

test('neither domain calls into the other', async () => {
  await expect(adminRequest('/store/carts', {})).rejects.toMatchObject({ kind: 'refused' });
  await expect(storeRequest('/admin/orders', {})).rejects.toMatchObject({ kind: 'refused' });
  await expect(adminRequest('https://evil.test/admin', {})).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('asks once about a lost session, not about a refused sign-in', async () => {
  const asked = vi.fn<(refusal: Refusal) => boolean>().mockReturnValue(false);
  configureClient('admin', { onUnauthorized: asked });
  answerWith({}, 401);
  for (const path of ['auth', 'auth/token', 'users/reset-password', 'invites/accept']) {
    await expect(adminRequest(`/admin/${path}`, { method: 'POST' })).rejects.toThrow('code 401');
  }
  expect(asked).not.toHaveBeenCalled();
  const { signal } = new AbortController();
  const before = Date.now();
  await expect(adminRequest('/admin/orders', { signal })).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveBeenCalledOnce();
  const [refusal] = asked.mock.lastCall ?? [];
  expect(refusal?.error.status).toBe(401);
  expect(refusal?.signal).toBe(signal);
  expect(refusal?.sentAt).toBeGreaterThanOrEqual(before);
  expect(fetched).toHaveBeenCalledTimes(5);
});

test.each(['GET', 'POST', 'DELETE'])(
  'a refused %s waits for a session and is sent once more, with what then lets it in',
  async (method) => {
    answerWith({}, 401);
    let renew = (): void => {};
    const waits = new Promise<boolean>((resolve) => {
      renew = () => resolve(true);
    });
    configureClient('admin', { onUnauthorized: () => waits });
    const answer = adminRequest('/admin/orders/order_1', { method, body: '{"a":1}' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    answerWith({ order: {} });
    setToken('admin', 'new');
    renew();
    await expect(answer).resolves.toEqual({ order: {} });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(lastInit()).toMatchObject({ method, body: method === 'GET' ? null : '{"a":1}' });
    expect(lastBearer()).toBe('Bearer new');
  },
);

test('a call that is refused again fails, and nobody is asked twice', async () => {
  const asked = vi.fn<() => boolean>().mockReturnValue(true);
  configureClient('admin', { onUnauthorized: asked });
  answerWith({}, 401);
  await expect(adminRequest('/admin/orders', {})).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a write that an earlier try may have carried out is not sent again after a refusal', async () => {
  const timing = { now: () => 0, random: () => 0.5, sleep: () => Promise.resolve() };
  const config = { baseUrl: 'https://a.test', onUnauthorized: () => true };
  const domain = createDomain('admin', config, { timing });
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
  await expect(
    request(domain, '/admin/orders/order_1', { method: 'POST', repeat: 'safe' }),
  ).rejects.toMatchObject({ status: 401, outcome: 'unknown' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the error carries what the server said', async () => {
  const body = { code: 'invalid_request_error', type: 'duplicate_error', message: 'Taken.' };
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json(body, { status: 422, headers: { 'x-request-id': 'r1' } })),
  );
  await expect(
    adminRequest('/admin/products', { method: 'POST', operation: 'createProduct' }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Request failed with status code 422',
    status: 422,
    code: 'invalid_request_error',
    type: 'duplicate_error',
    serverMessage: 'Taken.',
    operation: 'createProduct',
    requestId: 'r1',
    outcome: 'failed',
    body,
  });
});

test('a read of the contract is never empty, a write may be', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 200 })));
  await expect(
    adminRequest('/admin/orders', { method: 'GET', operation: 'listOrders' }),
  ).rejects.toMatchObject({ kind: 'unreadable' });
  for (const body of [{}, { orders: null, count: null }]) {
    answerWith(body);
    await expect(
      adminRequest('/admin/orders', { method: 'GET', operation: 'listOrders' }),
    ).rejects.toMatchObject({ kind: 'unreadable' });
  }
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 200 })));
  await expect(
    adminRequest('/admin/invites', { method: 'POST', operation: 'createInvite' }),
  ).resolves.toBeUndefined();
  fetched.mockImplementation(() => Promise.resolve(new Response('OK')));
  await expect(
    adminRequest('/admin/auth', { method: 'DELETE', operation: 'signOut' }),
  ).resolves.toBe('OK');
});

test('a redirect that the browser hides is refused', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.error()));
  await expect(adminRequest('/admin/orders', {})).rejects.toMatchObject({ kind: 'refused' });
});

test('each call may override retries, time-out and headers', async () => {
  const waits: number[] = [];
  const timing = {
    now: () => 0,
    random: () => 0.5,
    sleep: (ms: number) => Promise.resolve(void waits.push(ms)),
  };
  const domain = createDomain('store', { headers: { 'x-a': '1' } }, { timing });
  answerWith({}, 503);
  await expect(request(domain, '/store/regions')).rejects.toThrow('code 503');
  expect(waits).toEqual([]);
  await expect(
    request(domain, '/store/regions', { maxRetries: 2, headers: { 'x-a': '2' }, timeout: 9999 }),
  ).rejects.toThrow('code 503');
  expect(waits).toEqual([500, 1000]);
  expect(lastHeader('x-a')).toBe('2');
  expect(lastInit()?.signal).toBeInstanceOf(AbortSignal);
});
