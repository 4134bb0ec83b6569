/**
 * How orval turns the prepared documents into hooks, fetchers and body schemas.
 *
 * `npm run generate` writes the prepared documents and calls orval with this configuration; see
 * scripts/generate.ts for the steps before and after.
 */
import { readFileSync } from 'node:fs';
import type { ConfigExternal } from 'orval';
import { eachOperation, resolve, type Document } from './scripts/contract/document.ts';

type Api = 'admin' | 'store';

const root = import.meta.dirname;

/** What the fetchers end in; those of the store are then given their client (take-client.ts). */
const mutators: Record<Api, { path: string; name: string }> = {
  admin: { path: `${root}/src/client/mutator.ts`, name: 'adminRequest' },
  store: { path: `${root}/src/client/store-mutator.ts`, name: 'clientRequest' },
};

/**
 * @param out folder that receives `admin/` and `store/`; on the level of `generated/`
 * @param prepared the prepared documents' files
 */
export function orvalConfig(out: string, prepared: Record<Api, string>) {
  return {
    admin: hooks('admin', prepared.admin, out),
    adminBodies: bodies('admin', prepared.admin, out),
    store: hooks('store', prepared.store, out),
    storeBodies: bodies('store', prepared.store, out),
  } satisfies ConfigExternal;
}

function hooks(api: Api, input: string, out: string) {
  return {
    input,
    output: {
      target: `${out}/${api}/${api}.ts`,
      mode: 'tags-split' as const,
      client: 'react-query' as const,
      httpClient: 'fetch' as const,
      headers: true,
      urlEncodeParameters: true,
      override: {
        mutator: mutators[api],
        paramsSerializer: { path: `${root}/src/client/query.ts`, name: 'serializeQuery' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5 as const,
          signal: true,
          shouldSplitQueryKey: true,
          useInfinite: false,
        },
        operations: operationSettings(input),
      },
    },
  };
}

/** Zod schemas of the request bodies only: answers are checked by the contract tests. */
function bodies(api: Api, input: string, out: string) {
  return {
    input,
    output: {
      target: `${out}/${api}/bodies.ts`,
      mode: 'tags-split' as const,
      client: 'zod' as const,
      fileExtension: '.zod.ts',
      override: {
        zod: {
          version: 4 as const,
          variant: 'mini' as const,
          generate: { param: false, query: false, header: false, body: true, response: false },
        },
      },
    },
  };
}

/** What each fetcher tells the runtime about itself, and which lists can be read page after page. */
function operationSettings(input: string) {
  const document = JSON.parse(readFileSync(input, 'utf8')) as Document;
  return Object.fromEntries(
    eachOperation(document).map(({ method, operation }) => {
      const paged =
        method === 'get' &&
        operation.parameters?.some((one) => resolve(document, one).name === 'offset');
      return [
        operation.operationId,
        {
          requestOptions: {
            operation: operation.operationId,
            ...(method === 'post' ? { repeat: operation['x-repeat'] ?? 'never' } : {}),
            ...(operation['x-repeat-unless-new']
              ? { makesNew: operation['x-repeat-unless-new'] }
              : {}),
          },
          ...(paged
            ? { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'offset' } }
            : {}),
        },
      ];
    }),
  );
}
