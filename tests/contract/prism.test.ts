import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolve, type Json, type Located } from '../../scripts/contract/document.ts';
import { freePort } from '../../scripts/lib/port.ts';
import { startPrism } from '../../scripts/lib/prism.ts';
import { documents, operations, type Api } from './documents.ts';
import { sample } from './sample.ts';

const servers: Partial<Record<Api, Awaited<ReturnType<typeof startPrism>>>> = {};

beforeAll(async () => {
  for (const api of ['admin', 'store'] as const) {
    const before = performance.now();
    servers[api] = await startPrism(api, await freePort());
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    console.log(`Prism serves ${api} after ${seconds} s`);
  }
});

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
});

describe('answers its first example', () => {
  test.each(operations)('$api $operation.operationId', async (one) => {
    const response = await call(one, body(one));
    const [status, documented] =
      Object.entries(one.operation.responses).find(([key]) => key.startsWith('2')) ?? [];
    expect([response.status, response.headers.get('sl-violations')]).toEqual([
      Number(status),
      null,
    ]);
    const text = await response.text();
    const content = documented && resolve(documents[one.api], documented).content;
    if (!content) {
      expect(text).toBe('');
      return;
    }
    const [type, media] = Object.entries(content)[0] ?? [];
    expect(response.headers.get('content-type')).toContain(type);
    const example = Object.values(media?.examples ?? {})[0];
    const { value } = resolve<{ value?: Json }>(documents[one.api], example as { value?: Json });
    expect(type === 'application/json' ? JSON.parse(text) : text).toEqual(value);
  });
});

describe('refuses a broken body', () => {
  test.each(operations.filter(({ operation }) => operation.requestBody))(
    '$api $operation.operationId',
    async (one) => {
      const response = await call(one, { no_such_property: true });
      expect(response.status).toBe(422);
      expect(response.headers.get('sl-violations')).toContain('request');
    },
  );
});

// Security is the same for a whole tag: test its first operation.
const firstOfTag = new Map(
  operations
    .filter(needsSession)
    .toReversed()
    .map((one) => [`${one.api} ${one.operation.tags?.[0]}`, one]),
);

describe('refuses a call without a session', () => {
  test.each([...firstOfTag.values()])('$api $operation.operationId', async (one) => {
    expect((await call(one, body(one), {})).status).toBe(401);
  });
});

function needsSession({ api, operation }: Located & { api: Api }): boolean {
  const security = operation.security ?? documents[api].security ?? [];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

function body({ api, operation }: Located & { api: Api }): Json | FormData {
  const content = operation.requestBody?.content ?? {};
  if ('multipart/form-data' in content) {
    const form = new FormData();
    form.append('files', new Blob(['picture']), 'picture.png');
    return form;
  }
  const schema = content['application/json']?.schema;
  return schema === undefined ? null : sample(documents[api], schema);
}

function call(
  { api, path, method, item, operation }: Located & { api: Api },
  content: Json | FormData,
  session: Record<string, string> = { Cookie: 'connect.sid=test' },
): Promise<Response> {
  const query = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolve(documents[api], one))
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${String(sample(documents[api], one.schema ?? {}))}`)
    .join('&');
  const url = `${servers[api]?.url}${path.replace(/\{[^}]+\}/g, 'sample')}${query && `?${query}`}`;
  const json = content !== null && !(content instanceof FormData);
  return fetch(url, {
    method: method.toUpperCase(),
    headers: { ...session, ...(json ? { 'Content-Type': 'application/json' } : {}) },
    body: json ? JSON.stringify(content) : content,
  });
}
