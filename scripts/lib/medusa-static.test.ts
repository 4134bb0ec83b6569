import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import { COMMON_HEADERS, RESOURCE_HEADERS, appPolicy, isRefused } from './policy.ts';

interface Request {
  method: string;
  path: string;
  originalUrl: string;
  get: (name: string) => string | undefined;
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string>;
  originalUrl: string;
}

type Handler = (request: Request, response: object, next: () => void) => void;

interface Layer {
  path: string;
  handler: Handler;
}

const [, CODE = ''] =
  /```js\n(.*?)```/su.exec(readFileSync(inRoot('docs', 'deploy', 'medusa.md'), 'utf8')) ?? [];

/** The documented code on a router that calls handlers by their prefix, as Express does. */
function layersOf(code: string): Layer[] {
  const layers: Layer[] = [];
  const use = (first: string | Handler, ...rest: Handler[]): void => {
    const path = typeof first === 'string' ? first : '';
    const handlers = typeof first === 'string' ? rest : [first, ...rest];
    layers.push(...handlers.map((handler) => ({ path, handler })));
  };
  const express = {
    Router: () => ({ use, get: () => undefined }),
    static: (): Handler => (_request, _response, next) => next(),
  };
  const own = createRequire(import.meta.url);
  const exported: { default?: (rootDirectory: string) => unknown } = {};
  runInNewContext(code, {
    require: (name: string) => (name === 'express' ? express : own(name)) as unknown,
    exports: exported,
  });
  exported.default?.('/srv/medusa');
  return layers;
}

const LAYERS = layersOf(CODE);

function ask(path: string, { method = 'GET', site = '' } = {}): Answer {
  const [bare = ''] = path.split('?');
  const answer: Answer = { status: undefined, headers: {}, originalUrl: path };
  const response = {
    set: (name: string | Record<string, string>, value = '') =>
      Object.assign(answer.headers, typeof name === 'string' ? { [name]: value } : name),
    sendStatus: (status: number) => {
      answer.status = status;
    },
  };
  for (const layer of LAYERS) {
    if (bare !== layer.path && !bare.startsWith(`${layer.path}/`)) continue;
    const request: Request = {
      method,
      path: bare.slice(layer.path.length),
      originalUrl: answer.originalUrl,
      get: (name) => (name === 'sec-fetch-site' ? site : undefined),
    };
    let goesOn = false;
    layer.handler(request, response, () => {
      goesOn = true;
    });
    answer.originalUrl = request.originalUrl;
    if (!goesOn) break;
  }
  return answer;
}

test('the app has the policy and the headers that all tests run under', () => {
  const { headers } = ask('/back-office/a/orders');
  expect(headers).toEqual({
    'Content-Security-Policy': appPolicy({ files: 'https://files.example' }),
    ...COMMON_HEADERS,
    ...RESOURCE_HEADERS,
    'Cache-Control': 'no-cache',
  });
});

test('a file that is missing isn’t answered with the page, nor kept', () => {
  const { status, headers } = ask('/back-office/assets/gone.js');
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('Cache-Control');
});

test('what the store says to staff stays in no cache, and signing out empties it', () => {
  expect(ask('/admin/orders').headers).toMatchObject({ 'Cache-Control': 'no-store' });
  expect(ask('/admin/orders').headers).not.toHaveProperty('Clear-Site-Data');
  expect(ask('/admin/auth', { method: 'DELETE' }).headers).toMatchObject({
    'Clear-Site-Data': '"cache"',
  });
});

test('calls from other sites are refused as elsewhere, except those of shops', () => {
  for (const path of ['/admin/products', '/back-office/', '/other', '/STORE/../admin/products']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      for (const site of ['cross-site', 'same-site', 'same-origin', 'none', '']) {
        const isShop = path.toLowerCase().startsWith('/store/');
        const expected = !isShop && isRefused(path, { method, site }) ? 403 : undefined;
        expect([path, method, site, ask(path, { method, site }).status]).toEqual([
          path,
          method,
          site,
          expected,
        ]);
      }
    }
  }
});

test('the secret of a link is in no log', () => {
  expect(ask('/back-office/invite?token=secret').originalUrl).toBe('/back-office/invite');
});
