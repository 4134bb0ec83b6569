// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  StorefrontProvider,
  createCart,
  createStorefrontClient,
  getCart,
  getCreateCartMutationOptions,
  getGetMeQueryKey,
  getGetMeQueryOptions,
  getMe,
  refreshAfterWrites,
  useGetMe,
  useStorefrontClient,
} from './react.ts';
import type { StorefrontClient } from './react.ts';

/** Answers with the name in the token once all expected calls have arrived. */
const seen: (string | undefined)[] = [];
let waiting: (() => void)[] = [];
const server = createServer((request, response) => {
  const { authorization } = request.headers;
  seen.push(authorization);
  waiting.push(() => {
    response.setHeader('content-type', 'application/json');
    if (authorization) {
      const name = authorization.replace('Bearer ', '');
      response.end(
        JSON.stringify({ customer: { id: name, first_name: name }, cart: { id: name } }),
      );
    } else {
      response.statusCode = 401;
      response.end('Unauthorized');
    }
  });
  if (waiting.length < atOnce) return;
  for (const answer of waiting.splice(0)) answer();
});
let atOnce = 1;
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  waiting = [];
  atOnce = 1;
});

/** Per-request server state. */
function shopper(name: string | undefined): { client: StorefrontClient; queryClient: QueryClient } {
  const client = createStorefrontClient({ baseUrl });
  if (name) client.setToken(name);
  return {
    client,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  };
}

function Providers({
  of: { client, queryClient },
  children,
}: {
  of: ReturnType<typeof shopper>;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider client={client}>{children}</StorefrontProvider>
    </QueryClientProvider>
  );
}

function Greeting() {
  const { data } = useGetMe();
  return <p>{data ? `Hello ${data.customer.first_name}` : 'Hello guest'}</p>;
}

function LateGreeting() {
  const client = useStorefrontClient();
  const { data } = useSuspenseQuery({
    queryKey: getGetMeQueryKey(),
    queryFn: ({ signal }) => getMe(client, { signal }),
  });
  return <p>{`Hello ${data.customer.first_name}`}</p>;
}

const names = ['Alice', 'Bob', undefined];

test('shoppers whose pages are prefetched at the same time see themselves only', async () => {
  atOnce = names.length;
  const pages = await Promise.all(
    names.map(async (name) => {
      const one = shopper(name);
      await one.queryClient.prefetchQuery(getGetMeQueryOptions(one.client));
      return renderToString(
        <Providers of={one}>
          <Greeting />
        </Providers>,
      );
    }),
  );
  expect(pages).toEqual(['<p>Hello Alice</p>', '<p>Hello Bob</p>', '<p>Hello guest</p>']);
  expect(new Set(seen)).toEqual(new Set(['Bearer Alice', 'Bearer Bob', undefined]));
});

test('shoppers whose pages read while they render see themselves only', async () => {
  atOnce = 2;
  const pages = await Promise.all(
    ['Alice', 'Bob'].map(async (name) => {
      const { prelude } = await prerender(
        <Providers of={shopper(name)}>
          <Suspense>
            <LateGreeting />
          </Suspense>
        </Providers>,
      );
      return new Response(prelude).text();
    }),
  );
  expect(pages[0]).toContain('Hello Alice');
  expect(pages[0]).not.toContain('Bob');
  expect(pages[1]).toContain('Hello Bob');
  expect(pages[1]).not.toContain('Alice');
});

test('a hook without a provider says what is missing', () => {
  const { queryClient } = shopper('Alice');
  const page = (
    <QueryClientProvider client={queryClient}>
      <Greeting />
    </QueryClientProvider>
  );
  expect(() => renderToString(page)).toThrow('<StorefrontProvider client={…}>');
});

test('a refused id or body names the call', async () => {
  const { client } = shopper('Alice');
  await expect(getCart(client, '')).rejects.toMatchObject({
    kind: 'refused',
    operation: 'getCart',
  });
  const context = { count: 1n };
  await expect(createCart(client, { context })).rejects.toMatchObject({
    kind: 'refused',
    operation: 'createCart',
  });
  expect(seen).toEqual([]);
});

test('a write refreshes what it changes, and nothing once that is stopped', async () => {
  const { client, queryClient } = shopper('Alice');
  const stop = refreshAfterWrites(queryClient);
  const keys = [
    ['store', 'carts', 'cart_1'],
    ['store', 'customers', 'me'],
  ];
  const isStale = () =>
    keys.map((key) => queryClient.getQueryState(key)?.isInvalidated ?? 'missing');
  const write = async (options = getCreateCartMutationOptions(client)) => {
    for (const key of keys) queryClient.setQueryData(key, {});
    await queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute({ data: {} })
      .catch(() => undefined);
  };
  await write();
  expect(isStale()).toEqual([true, false]);
  // The server may have acted.
  const lost = createStorefrontClient({ baseUrl, timeout: 1 });
  atOnce = Infinity;
  await write(getCreateCartMutationOptions(lost));
  expect(isStale()).toEqual([true, false]);
  atOnce = 1;
  // Nothing was sent.
  await write(getCreateCartMutationOptions(createStorefrontClient({ baseUrl: 'http://[' })));
  expect(isStale()).toEqual([false, false]);
  stop();
  await write();
  expect(isStale()).toEqual([false, false]);
});
