import { expect, test } from 'vitest';
import { credentials } from './credentials.ts';
import { curlLine } from './curl.ts';
import { parseServer } from './server-address.ts';

const server = new URL('https://store.example');
const json = { 'content-type': 'application/json' };

const answering =
  (answer: (request: Request) => Response): typeof fetch =>
  (input, init) =>
    Promise.resolve(answer(new Request(input, init)));

const refusing = answering(() => new Response('Unauthorized', { status: 401 }));

test('an API token and a bearer token are tried, and shown without the secret', async () => {
  const bearer = answering(({ headers }) =>
    headers.get('authorization') === 'Bearer abc'
      ? new Response('{}', { headers: json })
      : new Response('Unauthorized', { status: 401 }),
  );
  const { headers, shown } = await credentials(server, { CONTRACT_TOKEN: 'abc' }, bearer);
  expect(headers['Authorization']).toBe('Bearer abc');
  expect(shown).toEqual(['"Authorization: Bearer $CONTRACT_TOKEN"']);
  await expect(credentials(server, { CONTRACT_TOKEN: 'abc' }, refusing)).rejects.toThrow(
    'https://store.example refused CONTRACT_TOKEN.',
  );
});

test('a password opens a session', async () => {
  const env = { CONTRACT_EMAIL: 'a@b.co', CONTRACT_PASSWORD: 'secret' };
  const open = answering(
    () => new Response('{}', { headers: { ...json, 'set-cookie': 'connect.sid=abc; Path=/' } }),
  );
  const { headers, shown } = await credentials(server, env, open);
  expect(headers['Cookie']).toBe('connect.sid=abc');
  expect(shown).toEqual([`'Cookie: connect.sid=***'`]);
  await expect(credentials(server, env, refusing)).rejects.toThrow('refused the sign-in of a@b.co');
  await expect(credentials(server, { CONTRACT_EMAIL: 'a@b.co' }, open)).rejects.toThrow(
    'belong together',
  );
});

test('another server, or none, is told in one sentence', async () => {
  const page = answering(
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(credentials(server, {}, page)).rejects.toThrow(
    'https://store.example/ is no store server: /store/regions answers 200 text/html.',
  );
  const closed: typeof fetch = () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
  await expect(credentials(server, {}, closed)).rejects.toThrow(
    'Nothing answers at https://store.example (ECONNREFUSED).',
  );
});

test('an address is http or https', () => {
  expect(parseServer('https://store.example/api').href).toBe('https://store.example/api');
  expect(() => parseServer('localhost:9000')).toThrow('Did you mean http://localhost:9000?');
  expect(() => parseServer('store')).toThrow('Did you mean http://store?');
  expect(() => parseServer(undefined)).toThrow('Say which server');
});

test('a line for a shell quotes what it sends', () => {
  expect(curlLine('POST', 'http://a/b?c[]=d', [], { title: "It's" })).toBe(
    `curl -sS -g -X POST -H 'Content-Type: application/json' -d '{"title":"It'\\''s"}' 'http://a/b?c[]=d'`,
  );
});
