import { expect, test, vi } from 'vitest';
import type { Document } from '../contract/document.ts';
import { smallContract } from '../mock/small-contract.ts';
import { createDemo } from './backend.ts';
import type { Change, Demo, DemoState, DemoStorage } from './backend.ts';

const session = {
  security: [],
  responses: { 200: { description: 'OK' } },
};
const contract: Document = {
  ...smallContract,
  paths: {
    ...smallContract.paths,
    '/admin/auth': {
      post: { ...session, operationId: 'createSession' },
      delete: { ...session, operationId: 'deleteSession' },
    },
    '/store/products': { get: { ...session, operationId: 'listStoreProducts' } },
  },
};

function memoryStorage(): DemoStorage {
  let changes: Change[] = [];
  let state: DemoState | undefined;
  return {
    load: async () => ({ changes: [...changes], state }),
    add: async (change) => void changes.push(change),
    clearChanges: async () => {
      changes = [];
    },
    saveState: async (saved) => {
      state = saved;
    },
  };
}

const start = (storage = memoryStorage(), random = () => 0): Demo =>
  createDemo({ admin: contract, store: contract }, storage, random);

const call = (demo: Demo, method: string, path: string, body?: object): Promise<Response> =>
  demo.answer(
    new Request(`http://demo${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

async function signedIn(storage?: DemoStorage, random?: () => number): Promise<Demo> {
  const demo = start(storage, random);
  await call(demo, 'POST', '/admin/auth', { email: 'any@example.com', password: 'any' });
  return demo;
}

const productOf = async (answer: Response): Promise<{ id: string; created_at: string }> =>
  ((await answer.json()) as { product: { id: string; created_at: string } }).product;

test('any sign-in is accepted, and calls are refused before it and after signing out', async () => {
  const demo = start();
  expect((await call(demo, 'GET', '/admin/products')).status).toBe(401);
  expect((await call(demo, 'POST', '/admin/auth', { email: 'a@b.example' })).status).toBe(200);
  expect((await call(demo, 'GET', '/admin/products')).status).toBe(200);
  await call(demo, 'DELETE', '/admin/auth');
  expect((await call(demo, 'GET', '/admin/products')).status).toBe(401);
});

test('the store API answers with examples, without a session', async () => {
  expect((await call(start(), 'GET', '/store/products')).status).toBe(200);
});

test('changes, ids, times and the session outlast the worker until the reset', async () => {
  const storage = memoryStorage();
  const first = await signedIn(storage);
  await call(first, 'GET', '/admin/products');
  const made = await productOf(await call(first, 'POST', '/admin/products', { title: 'Hat' }));
  await call(first, 'POST', `/admin/products/${made.id}`, { title: 'Cap' });
  expect((await call(first, 'POST', '/admin/products', { title: 'Shirt' })).status).toBe(422);
  const capture = '/admin/orders/order_one/capture';
  expect((await call(first, 'POST', capture)).status).toBe(200);

  const second = start(storage);
  const kept = await productOf(await call(second, 'GET', `/admin/products/${made.id}`));
  expect(kept).toMatchObject({ title: 'Cap', created_at: made.created_at });
  const next = await productOf(await call(second, 'POST', '/admin/products', { title: 'Scarf' }));
  expect(next.id).not.toBe(made.id);

  await second.ask({ kind: 'reset' });
  const third = start(storage);
  expect((await call(third, 'GET', `/admin/products/${made.id}`)).status).toBe(404);
});

test('where nothing can be stored, changes last as long as the worker', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = (): Promise<never> => Promise.reject(new Error('The quota is used up'));
  const demo = await signedIn({ load: full, add: full, clearChanges: full, saveState: full });
  const made = await productOf(await call(demo, 'POST', '/admin/products', { title: 'Hat' }));
  const path = `/admin/products/${made.id}`;
  expect((await call(demo, 'GET', path)).status).toBe(200);
  await demo.ask({ kind: 'reset' });
  expect((await call(demo, 'GET', path)).status).toBe(404);
  vi.restoreAllMocks();
});

test('calls fail and wait as chosen, and a failed one changes nothing', async () => {
  const demo = await signedIn(memoryStorage(), () => 0.1);
  expect(await demo.ask({ kind: 'change', settings: { failures: 20 } })).toEqual({
    delay: 0,
    failures: 20,
  });
  const path = '/admin/products/prod_shirt';
  expect((await call(demo, 'POST', path, { title: 'Blouse' })).status).toBe(500);
  await demo.ask({ kind: 'change', settings: { failures: 5, delay: 60 } });
  const before = performance.now();
  expect(await productOf(await call(demo, 'GET', path))).toMatchObject({ title: 'Shirt' });
  expect(performance.now() - before).toBeGreaterThan(50);
});
