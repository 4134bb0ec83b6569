import { expect, test } from 'vitest';
import { checkReport } from './check-report.ts';
import { checkServer, type CheckOptions, type CheckResult } from './check-server.ts';
import type { Credentials } from './credentials.ts';
import type { Document, Json, Operation } from './document.ts';

const signedIn: Credentials = {
  headers: { Accept: 'application/json', 'x-medusa-access-token': 'secret' },
  shown: ['"x-medusa-access-token: $CONTRACT_TOKEN"'],
  admin: true,
  shopper: false,
};

const json = (schema: Json): Operation['responses'] => ({
  '200': { description: 'OK', content: { 'application/json': { schema } } },
  '400': { description: 'Refused', content: { 'application/json': { schema: {} } } },
  '404': { description: 'Not found', content: { 'application/json': { schema: {} } } },
  '500': { description: 'Failed', content: { 'application/json': { schema: {} } } },
});

const thing: Json = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    parts: { type: 'array', items: { properties: { id: { type: 'string' } } } },
  },
};
const number = { type: 'integer', minimum: 0 };

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  security: [{ key: [] }],
  paths: {
    '/admin/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'limit', in: 'query', schema: number },
          { name: 'offset', in: 'query', schema: number },
          { name: 'title', in: 'query', schema: { type: 'string' } },
          { name: 'code', in: 'query', schema: { type: 'string' } },
          {
            name: 'state[]',
            in: 'query',
            schema: { type: 'array', items: { enum: ['new', 'old'] } },
          },
        ],
        responses: json({
          type: 'object',
          properties: { things: { type: 'array', items: thing } },
        }),
      },
      post: {
        operationId: 'createThing',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['title'],
                properties: {
                  title: { type: 'string', minLength: 1, maxLength: 3 },
                  parent_thing_id: { type: 'string' },
                  size: { type: 'integer', minimum: 1, maximum: 9 },
                },
              },
            },
          },
        },
        responses: json({}),
      },
    },
    '/admin/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'fields', in: 'query', schema: { type: 'string' } },
          { name: 'expand', in: 'query', schema: { type: 'string' } },
        ],
        responses: json({ type: 'object', properties: { thing } }),
      },
      delete: { operationId: 'deleteThing', responses: json({}) },
    },
    '/admin/parts/{id}': { get: { operationId: 'getPart', responses: json({}) } },
    '/admin/reports': {
      get: {
        operationId: 'getReport',
        parameters: [{ name: 'year', in: 'query', required: true, schema: number }],
        responses: json({}),
      },
    },
    '/admin/old': { get: { operationId: 'listOld', 'x-served': false, responses: json({}) } },
  },
};

type Answer = [status: number, body: unknown];

async function check(
  options: Partial<CheckOptions>,
  answer: (method: string, target: string, body: unknown) => Answer,
): Promise<{ result: CheckResult; targets: string[] }> {
  const targets: string[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    const target = `${url.pathname}${decodeURIComponent(url.search)}`;
    const method = init?.method ?? 'GET';
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    targets.push(`${method} ${target}${sent === undefined ? '' : ` ${JSON.stringify(sent)}`}`);
    const [status, body] = answer(method, target, sent);
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  };
  const result = await checkServer({
    server: new URL('https://store.example/api'),
    documents: { admin: document },
    signedIn,
    options: { all: false, params: false, fuzz: false, writes: false, ...options },
    fetcher,
  });
  return { result, targets };
}

const rows = (from: number, to: number): Json[] =>
  Array.from({ length: to - from }, (_, at) => ({ id: `t${from + at}`, title: 'One' }));

const store = (_method: string, target: string): Answer => {
  if (target.startsWith('/api/admin/things?') || target === '/api/admin/things') {
    return [200, { things: rows(0, 2) }];
  }
  return [200, { thing: { id: 't0', title: 'One' } }];
};

test('reads each list and one of its records, and says what it skipped and why', async () => {
  const { result, targets } = await check({}, store);
  expect(targets).toEqual(['GET /api/admin/things', 'GET /api/admin/things/t0']);
  expect(result.violations).toEqual([]);
  expect(result.skipped).toEqual([
    { operation: 'listOld', why: 'the contract says that it is not served' },
    { operation: 'getReport', why: 'needs the parameter year' },
    { operation: 'getPart', why: 'no record in /admin/parts' },
  ]);
});

test('a violation is told once, with a line for a shell that has no secret', async () => {
  const { result } = await check({}, (_method, target) =>
    target === '/api/admin/things'
      ? [200, { things: [{ id: 't0' }, { id: 't1' }] }]
      : [200, { thing: { id: 't0', title: 'One', care: 'Wash' } }],
  );
  expect(result.violations).toMatchObject([
    { operation: 'listThings', at: '/things/*', times: 2 },
    { operation: 'getThing', at: '/thing/care', problem: 'is not in the contract' },
  ]);
  expect(result.violations[1]?.curl).toBe(
    `curl -sS -g -H "x-medusa-access-token: $CONTRACT_TOKEN" 'https://store.example/api/admin/things/t0'`,
  );
  expect(checkReport(result)).toMatch(
    / {2}\(2 times\)\n {2}curl[^]*3 operations skipped, 2 violations\.$/,
  );
});

test('all: each list to its end, and each record', async () => {
  const { targets } = await check({ all: true }, (method, target) => {
    const offset = Number(/offset=(\d+)/.exec(target)?.[1] ?? -1);
    if (offset === -1) return store(method, target);
    return [200, { things: rows(offset, Math.min(offset + 100, 150)) }];
  });
  expect(targets.slice(0, 3)).toEqual([
    'GET /api/admin/things',
    'GET /api/admin/things?limit=100&offset=0',
    'GET /api/admin/things?limit=100&offset=100',
  ]);
  expect(targets).toHaveLength(3 + 150);
});

test('params: each documented parameter, with values of the contract and of records', async () => {
  const { result, targets } = await check({ params: true }, (method, target) =>
    /state|code/.test(target) ? [400, { message: 'No.' }] : store(method, target),
  );
  expect(targets.slice(2)).toEqual([
    'GET /api/admin/things?limit=0',
    'GET /api/admin/things?limit=1',
    'GET /api/admin/things?offset=0',
    'GET /api/admin/things?offset=1',
    'GET /api/admin/things?title=One',
    'GET /api/admin/things?code=test',
    'GET /api/admin/things?state[]=new',
    'GET /api/admin/things?state[]=old',
    'GET /api/admin/things/t0?fields=id,title',
    'GET /api/admin/things/t0?expand=parts',
  ]);
  expect(result.violations).toMatchObject([
    { operation: 'listThings', status: 400, problem: 'refuses what the contract allows: No.' },
  ]);
  expect(result.unsure).toEqual(['listThings ?code=test answers 400']);
});

test('params: narrowed answers may lack the rest, and refused names are told', async () => {
  const { result } = await check({ params: true }, (method, target) => {
    if (target.includes('fields=id,title')) return [400, { message: 'No.' }];
    if (target.includes('fields=title')) return [500, { message: 'No.' }];
    return target.includes('fields=') ? [200, { thing: { id: 't0' } }] : store(method, target);
  });
  expect(result.violations).toEqual([]);
  expect(result.refused).toEqual(['getThing ?fields=title']);
  expect(result.tried).toEqual({ records: 2, parameters: 8, expands: 1, fields: 2 });
  expect(checkReport(result)).toContain('Tried: 2 records, 8 values, 1 relation, 2 fields.');
});

test('fuzz: limits and unknown ids, by reading only', async () => {
  const { result, targets } = await check({ fuzz: true }, (method, target) =>
    target.includes('limit=2147483647') ? [500, { message: 'Broken.' }] : store(method, target),
  );
  expect(targets.every((one) => one.startsWith('GET '))).toBe(true);
  expect(targets).toContain('GET /api/admin/things/unknown_01H0000000000000000000000');
  expect(result.violations).toMatchObject([{ status: 500, problem: 'fails: Broken.' }]);
});

test('fuzz with writes: one property at a limit in each body, and nothing is deleted', async () => {
  const { result, targets } = await check({ fuzz: true, writes: true }, (method, target, body) =>
    method === 'POST' && (body as { size?: number }).size === 9
      ? [500, { message: 'Too large.' }]
      : store(method, target),
  );
  const sent = targets.filter((one) => one.startsWith('POST'));
  expect(sent).toContain('POST /api/admin/things {"title":"a","parent_thing_id":"t0"}');
  expect(sent).toContain('POST /api/admin/things {"title":"aaa"}');
  expect(targets.some((one) => one.startsWith('DELETE'))).toBe(false);
  expect(result.violations.map(({ curl }) => curl)).toEqual([
    `curl -sS -g -X POST -H "x-medusa-access-token: $CONTRACT_TOKEN" -H 'Content-Type: application/json' -d '{"title":"a","size":9}' 'https://store.example/api/admin/things'`,
  ]);
});

test('a call without an answer is a violation, and the check goes on', async () => {
  const { result, targets } = await check({ fuzz: true }, (method, target) => {
    if (target.includes('limit=0')) throw new Error('socket hang up');
    return store(method, target);
  });
  expect(targets.length).toBeGreaterThan(5);
  expect(result.violations).toMatchObject([{ operation: 'listThings', status: 0 }]);
});
