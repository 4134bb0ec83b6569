import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, configureClient, setToken, storeClient } from './configure.ts';
import { createDomain } from './domain.ts';
import { adminRequest } from './mutator.ts';
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

const storeRequest = storeClient.request;
const lastInit = () => fetched.mock.lastCall?.[1];
const lastHeader = (name: string) => new Headers(lastInit()?.headers).get(name);
const lastBearer = () => lastHeader('authorization');

test('sends credentials, follows no redirect, and gives all but a read a body', async () => {
  for (const [method, body] of [
    ['GET', null],
    ['POST', '{}'],
    ['DELETE', '{}'],
    ['PUT', '{}'],
    ['PATCH', '{}'],
  ]) {
    await adminRequest('/admin/x', { method: method ?? '', body: '{}' });
    expect(lastInit()).toMatchObject({ method, body, credentials: 'include', redirect: 'manual' });
  }
});

test('what the admin API answers stays in no cache; a shop has its own choice', async () => {
  await adminRequest('/admin/x', {});
  expect(lastInit()).toMatchObject({ cache: 'no-store' });
  await storeRequest('/store/x', {});
  expect(lastInit()).not.toHaveProperty('cache');
});

test('no try goes out before it may, and none that may not', async () => {
  const answers = [true, false];
  const mayBeSent = vi.fn<() => boolean>(() => answers.shift() ?? false);
  answerWith({}, 503);
  const domain = createDomain(
    'admin',
    { baseUrl: 'https://a.test', maxRetries: 3, mayBeSent },
    { timing: { now: () => 0, random: () => 0, sleep: async () => undefined } },
  );
  await expect(request(domain, '/admin/x', { method: 'POST' })).rejects.toMatchObject({
    kind: 'aborted',
    outcome: 'failed',
  });
  expect(mayBeSent).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledTimes(1);
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
  // Signing out clears the token even if the server fails.
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

test('without a network a call fails at once, and was certainly not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const method of ['GET', 'POST', 'DELETE']) {
    fetched.mockClear();
    await expect(
      adminRequest('/admin/x', { method, maxRetries: 3, repeat: 'safe' }),
    ).rejects.toMatchObject({ kind: 'offline', outcome: 'failed' });
    expect(fetched).toHaveBeenCalledTimes(1);
  }
});

test('a server on the device itself is reached without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(adminRequest('/admin/x', { method: 'POST' })).resolves.toEqual({});
});

test('who leaves while a call waits for its next try: it is never sent again, and what may have happened is said', async () => {
  for (const [status, outcome] of [
    [503, 'failed'],
    [502, 'unknown'],
  ] as const) {
    fetched.mockClear();
    answerWith({}, status);
    const form = new AbortController();
    const call = adminRequest('/admin/x', {
      method: 'POST',
      maxRetries: 3,
      repeat: 'safe',
      signal: form.signal,
    });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    form.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted', outcome });
    expect(fetched).toHaveBeenCalledTimes(1);
  }
});

test('a call that is sent again after signing in keeps its key', async () => {
  answerWith('Unauthorized', 401);
  configureClient('admin', {
    maxRetries: 1,
    onUnauthorized: () => {
      answerWith({});
      return true;
    },
  });
  await adminRequest('/admin/orders', { method: 'POST' });
  const keys = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('idempotency-key'),
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toHaveLength(36);
  expect(keys[1]).toBe(keys[0]);
});

test('a call for a server that was left meanwhile is not sent again', async () => {
  answerWith('Unauthorized', 401);
  configureClient('admin', {
    onUnauthorized: () => {
      configureClient('admin', { baseUrl: 'https://b.test' });
      setToken('admin', 'of b');
      return true;
    },
  });
  await expect(adminRequest('/admin/orders', {})).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a token of a server that was left meanwhile is not kept', async () => {
  fetched.mockImplementation(() => {
    configureClient('store', { baseUrl: 'https://t.test' });
    return Promise.resolve(Response.json({ access_token: 'of s' }));
  });
  await storeRequest('/store/auth/token', { method: 'POST' });
  answerWith({});
  await storeRequest('/store/orders', {});
  expect(lastBearer()).toBeNull();
});

test('whoever is asked about a refusal may fail; the refusal stands', async () => {
  answerWith('Unauthorized', 401);
  for (const onUnauthorized of [
    () => Promise.reject(new Error('the dialog broke')),
    () => {
      throw new Error('the dialog broke');
    },
  ]) {
    configureClient('admin', { onUnauthorized });
    await expect(adminRequest('/admin/orders', {})).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
    });
  }
});

test.each([
  ['a header value', { headers: { 'x-name': 'a\nb' } }],
  ['a header name', { headers: { 'x name': 'a' } }],
])('%s that can’t be sent is refused, and nothing is sent', async (_name, options) => {
  await expect(adminRequest('/admin/x', { method: 'POST', ...options })).rejects.toMatchObject({
    kind: 'refused',
    outcome: 'failed',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['http://[', 'http://user:secret@a.test'])(
  'a server whose address is %s is refused',
  async (baseUrl) => {
    configureClient('admin', { baseUrl });
    await expect(adminRequest('/admin/x', { method: 'POST' })).rejects.toMatchObject({
      kind: 'refused',
      outcome: 'failed',
    });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  ['a new entry', { prices: [{ id: 'ma_1' }, { amount: 1 }] }, 1],
  ['known entries', { prices: [{ id: 'ma_1', amount: 1 }] }, 2],
  ['no such list', { name: 'Sale' }, 2],
  ['an emptied list', { prices: null }, 2],
])('what makes something new each time is not sent again: %s', async (_name, body, tries) => {
  const send = vi.fn(() => Promise.resolve({ kind: 'network', sent: true } as const));
  const timing = { now: Date.now, random: () => 0, sleep: () => Promise.resolve() };
  const domain = createDomain('admin', { maxRetries: 1 }, { send, timing });
  await expect(
    request(domain, '/admin/price-lists/pl_1', {
      method: 'POST',
      repeat: 'safe',
      makesNew: ['prices'],
      body: JSON.stringify(body),
    }),
  ).rejects.toMatchObject({ outcome: 'unknown' });
  expect(send).toHaveBeenCalledTimes(tries);
});
