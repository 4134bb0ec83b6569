import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { customPath, passthrough } from './passthrough.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ points: 7 })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, method: init?.method, body: init?.body };
};

test.each([
  ['loyalty', '/admin/loyalty'],
  ['/loyalty', '/admin/loyalty'],
  ['/admin', '/admin'],
  ['admin/loyalty', '/admin/loyalty'],
  ['/admin/loyalty', '/admin/loyalty'],
  ['/admin?x=1', '/admin?x=1'],
  ['/administrators', '/admin/administrators'],
])('path %s', (path, expected) => {
  expect(customPath('admin', path)).toBe(expected);
});

test('the store has its own prefix', () => {
  expect(customPath('store', 'wishlists')).toBe('/store/wishlists');
});

test('GET sends its query and no body', async () => {
  const query = { tier: ['gold'], since: null };
  await passthrough('admin').get('loyalty/{id}', { params: { path: { id: 'c 1' }, query } });
  expect(sent()).toEqual({
    url: '/admin/loyalty/c%201?tier%5B%5D=gold&since=null',
    method: 'GET',
    body: null,
  });
});

test('POST and DELETE send their body as JSON, a form as it is', async () => {
  await passthrough('admin').post('/loyalty', { body: { points: 5 } });
  expect(sent()).toEqual({ url: '/admin/loyalty', method: 'POST', body: '{"points":5}' });
  await passthrough('store').delete('/wishlist', { body: { id: 'w' } });
  expect(sent()).toMatchObject({ method: 'DELETE', body: '{"id":"w"}' });
  const form = new FormData();
  await passthrough('admin').post('/files', { body: form });
  expect(sent().body).toBe(form);
});

test('a schema gives the answer its type, or refuses it', async () => {
  const loyalty = passthrough('admin');
  const answer = await loyalty.get('/loyalty', { schema: z.object({ points: z.number() }) });
  expect(answer.points).toBe(7);
  await expect(
    loyalty.get('/loyalty', { schema: z.object({ points: z.string() }) }),
  ).rejects.toMatchObject({ name: 'ApiError', kind: 'unreadable', outcome: 'failed' });
});

test('a path cannot leave its domain', async () => {
  const admin = passthrough('admin');
  await expect(admin.get('/admin/../store/carts')).rejects.toMatchObject({ kind: 'refused' });
  await expect(admin.get('/x/{id}', { params: { path: { id: '..' } } })).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('a query joins the one that the path has', async () => {
  await passthrough('admin').get('loyalty?x=1', { params: { query: { y: 2 } } });
  expect(sent().url).toBe('/admin/loyalty?x=1&y=2');
});

test.each(['put', 'patch'] as const)('%s sends its body', async (method) => {
  await passthrough('admin')[method]('loyalty', { body: { points: 1 } });
  expect(sent()).toMatchObject({ method: method.toUpperCase(), body: '{"points":1}' });
});

test.each([
  ['a file', new Blob(['a'], { type: 'text/csv' })],
  ['a query', new URLSearchParams('a=1')],
])('%s is sent as it is, with its own content type', async (_name, body) => {
  await passthrough('admin').post('loyalty', { body });
  expect(sent().body).toBe(body);
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).has('content-type')).toBe(false);
});
