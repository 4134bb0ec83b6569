import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeOperations } from '../../generated/paths/store-operations.ts';
import { createStorefrontClient } from './client.ts';

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
