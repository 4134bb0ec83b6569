import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeOperations } from '../../generated/paths/store-operations.ts';
import { createStorefrontClient } from './client.ts';
import { createStorefrontClient as createNodeClient } from './node.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const last = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, ...init, headers: new Headers(init?.headers) };
};

test('calls the local server unless told otherwise', async () => {
  await createStorefrontClient().GET('/store/regions');
  expect(last().url).toBe('http://localhost:9000/store/regions');
});

test('fills path, query and body, and resolves to the data', async () => {
  const client = createStorefrontClient({ baseUrl: 'https://api.test', publishableKey: 'pk' });
  const answer = await client.GET('/store/products/{id}', {
    params: { path: { id: 'prod 1' }, query: { region_id: 'reg_1' } },
  });
  expect(answer).toEqual({ ok: true });
  expect(last().url).toBe('https://api.test/store/products/prod%201?region_id=reg_1');
  expect(last().headers.get('x-publishable-api-key')).toBe('pk');
  await client.POST('/store/carts', { body: { region_id: 'reg_1' } });
  expect(last()).toMatchObject({ method: 'POST', body: '{"region_id":"reg_1"}' });
  await client.DELETE('/store/carts/{id}/line-items/{lineId}', {
    params: { path: { id: 'c', lineId: 'l' } },
  });
  expect(last()).toMatchObject({
    method: 'DELETE',
    url: 'https://api.test/store/carts/c/line-items/l',
  });
});

test('rejects with an ApiError that names the call', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
  const client = createStorefrontClient();
  await expect(client.POST('/store/carts', { body: {} })).rejects.toMatchObject({
    name: 'ApiError',
    operation: 'createCart',
    kind: 'network',
    outcome: 'unknown',
  });
  await expect(client.GET('/store/regions')).rejects.toMatchObject({ operation: 'listRegions' });
});

test('makes one try without a key by default', async () => {
  const client = createStorefrontClient();
  fetched.mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
  await expect(client.POST('/store/carts', { body: {} })).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledOnce();
  expect(last().headers.has('idempotency-key')).toBe(false);
});

test('clients do not share their tokens', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ access_token: 'abc' })));
  const [ada, bob] = [createStorefrontClient(), createStorefrontClient()];
  await ada.POST('/store/auth/token', { body: { email: 'a@b.test', password: 'x' } });
  await bob.GET('/store/regions');
  expect(last().headers.has('authorization')).toBe(false);
  await ada.GET('/store/regions');
  expect(last().headers.get('authorization')).toBe('Bearer abc');
  ada.clearToken();
  await ada.GET('/store/regions');
  expect(last().headers.has('authorization')).toBe(false);
  ada.setToken('def');
  await ada.GET('/store/regions');
  expect(last().headers.get('authorization')).toBe('Bearer def');
});

test('knows the name and the repeatability of each store call', () => {
  expect(Object.keys(storeOperations).length).toBeGreaterThanOrEqual(64);
  expect(storeOperations['GET /store/carts/{id}']).toEqual(['getCart', 'safe']);
  expect(storeOperations['POST /store/carts/{id}']).toEqual(['updateCart', 'safe']);
  expect(storeOperations['POST /store/carts']).toEqual(['createCart', 'never']);
  expect(storeOperations['POST /store/returns']).toEqual(['createReturn', 'never']);
});

test('a call chooses its fetch, its cache and what Next.js does with it', async () => {
  const own = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ ok: true })),
  );
  const next = { revalidate: 60, tags: ['regions'] };
  for (const create of [createStorefrontClient, createNodeClient]) {
    await create().GET('/store/regions', { cache: 'force-cache', next });
    expect(last()).toMatchObject({ cache: 'force-cache', next });
    fetched.mockClear();
    await create({ fetch: own }).GET('/store/regions');
    await create().GET('/store/regions', { fetch: own });
    expect(fetched).not.toHaveBeenCalled();
  }
  expect(own).toHaveBeenCalledTimes(4);
});

test('a token is kept and brought back by the shop', async () => {
  const onTokenChange = vi.fn<(token: string | undefined) => void>();
  const client = createStorefrontClient({ token: 'kept', onTokenChange });
  expect(client.token).toBe('kept');
  await client.GET('/store/customers/me');
  expect(last().headers.get('authorization')).toBe('Bearer kept');
  fetched.mockImplementation(() => Promise.resolve(Response.json({ access_token: 'new' })));
  await client.POST('/store/auth/token', { body: { email: 'a@b.test', password: 'x' } });
  expect(client.token).toBe('new');
  await client.DELETE('/store/auth');
  client.clearToken();
  expect(onTokenChange.mock.calls).toEqual([['new'], [undefined]]);
});

test('a cart can be started without a body', async () => {
  await createStorefrontClient().POST('/store/carts');
  expect(last()).toMatchObject({ method: 'POST', body: null });
});

test('a shop’s own endpoints have any method, and a type by the caller', async () => {
  const client = createStorefrontClient();
  const { ok } = await client.PUT<{ ok: boolean }>('/store/wishlists/{id}', {
    params: { path: { id: 'wish 1' } },
    body: { name: 'Birthday' },
  });
  expect(ok).toBe(true);
  expect(last()).toMatchObject({
    method: 'PUT',
    url: 'http://localhost:9000/store/wishlists/wish%201',
    body: '{"name":"Birthday"}',
  });
  await client.PATCH('/store/wishlists/w', { body: {} });
  expect(last().method).toBe('PATCH');
  const answer = await client.request<{ ok: boolean }>('/store/wishlists');
  expect(answer.ok).toBe(true);
});

test.each(['shop.example', 'localhost:9000', 'ftp://shop.example'])(
  'the address %s is refused, and the error names the call',
  async (baseUrl) => {
    await expect(createStorefrontClient({ baseUrl }).GET('/store/regions')).rejects.toMatchObject({
      kind: 'refused',
      operation: 'listRegions',
    });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a refused id or body names the call', async () => {
  const client = createStorefrontClient();
  const params = { path: { id: '' } };
  await expect(client.GET('/store/carts/{id}', { params })).rejects.toMatchObject({
    kind: 'refused',
    operation: 'getCart',
  });
  const context = { count: 1n };
  await expect(client.POST('/store/carts', { body: { context } })).rejects.toMatchObject({
    kind: 'refused',
    operation: 'createCart',
  });
});
