import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Serving } from '../lib/app.ts';
import { freePort } from '../lib/port.ts';
import { startChoosingServer, startMemoryServer } from './server.ts';
import { smallContract } from './small-contract.ts';

/** Answers the call that it got. */
const prism = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const { prefer = '' } = request.headers;
    const text = [request.method, request.url, body, prefer].flat().filter(Boolean).join(' ');
    response.writeHead(203, { 'Content-Type': 'text/plain' }).end(`prism: ${text}`);
  });
});

let server: Serving;
let choosing: Serving;

beforeAll(async () => {
  const inner = await freePort();
  await new Promise<void>((resolve) => {
    prism.listen(inner, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${inner}`;
  server = await startMemoryServer(smallContract, await freePort(), url);
  choosing = await startChoosingServer(smallContract, await freePort(), url);
});

afterAll(async () => {
  await Promise.all([server.stop(), choosing.stop()]);
  prism.closeAllConnections();
  prism.close();
});

interface Told {
  status: number;
  text: string;
}

const SESSION = { Cookie: 'connect.sid=mock' };

async function call(
  method: string,
  path: string,
  { body, headers = SESSION }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Told> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

beforeEach(async () => {
  await call('POST', '/__mock/reset');
});

test('a write changes later reads until the reset', async () => {
  const path = '/admin/products/prod_shirt';
  const change = await call('POST', path, { body: { title: 'Blouse' } });
  expect(change).toMatchObject({ status: 200 });
  expect((await call('GET', path)).text).toContain('"title":"Blouse"');
  expect((await call('POST', '/__mock/reset')).status).toBe(204);
  expect((await call('GET', path)).text).toContain('"title":"Shirt"');
});

test('a broken body or query is refused in the server’s words and changes nothing', async () => {
  const refused = await call('POST', '/admin/products/prod_shirt', { body: { title: 1, x: 2 } });
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toEqual({
    type: 'invalid_data',
    message: expect.stringContaining('property x should not exist') as string,
  });
  expect((await call('GET', '/admin/products?colour=red')).status).toBe(400);
  expect((await call('GET', '/admin/products/prod_shirt')).text).toContain('"title":"Shirt"');
});

test('Prism answers calls without a session, actions, and named examples', async () => {
  const path = '/admin/orders/order_one/return';
  expect(await call('GET', '/admin/products?limit=1', { headers: {} })).toEqual({
    status: 203,
    text: 'prism: GET /admin/products?limit=1',
  });
  expect((await call('POST', path, { body: { amount: 5 } })).text).toBe(
    `prism: POST ${path} {"amount":5}`,
  );
  const headers = { ...SESSION, Prefer: 'example=empty, delay=1' };
  expect((await call('GET', '/admin/products', { headers })).text).toBe(
    'prism: GET /admin/products example=empty',
  );
});

test('a customer’s action needs a record of its list', async () => {
  expect((await call('POST', '/__mock/swaps/swap_none/confirm')).status).toBe(404);
});

test('no path leads to another server', async () => {
  const { host } = new URL(server.url);
  const { text } = await call('GET', `//any//${host}/admin/products`);
  expect(text).toContain('prism: GET');
});

test('an unknown example is told with the known ones', async () => {
  const headers = { ...SESSION, Prefer: 'example=emtpy' };
  const refused = await call('GET', '/admin/products', { headers });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('It has: default, empty');
});

test('without a memory, answers are Prism’s, but for delays and unknown examples', async () => {
  const chosen = (prefer: string): Promise<Response> =>
    fetch(`${choosing.url}/admin/products`, { headers: { ...SESSION, Prefer: prefer } });
  const before = performance.now();
  const late = await chosen('delay=120, code=404');
  expect(await late.text()).toBe('prism: GET /admin/products code=404');
  expect(performance.now() - before).toBeGreaterThan(100);
  expect((await chosen('example=emtpy')).status).toBe(400);
});

test('a delay comes before the answer of the memory', async () => {
  const before = performance.now();
  const answer = await call('GET', '/admin/products', {
    headers: { ...SESSION, Prefer: 'delay=120' },
  });
  expect(answer.text).toContain('Shirt');
  expect(performance.now() - before).toBeGreaterThan(100);
});
