/** Used by `npm run generate`, see scripts/generate.ts. */
import { readFileSync } from 'node:fs';
import type { ConfigExternal } from 'orval';
import { eachOperation, resolve, type Document } from './scripts/contract/document.ts';

type Api = 'admin' | 'store';

const root = import.meta.dirname;

/** Called by fetchers; take-client.ts gives the store's their client. */
const mutators: Record<Api, { path: string; name: string }> = {
  admin: { path: `${root}/src/client/mutator.ts`, name: 'adminRequest' },
  store: { path: `${root}/src/client/store-mutator.ts`, name: 'clientRequest' },
};

/** Two folders below `generated/`, as the contract's. */
export const extensionHooks = (out: string, name: string, input: string) =>
  hooks('admin', input, `${out}/extensions/${name}/${name}.ts`, 'split');

/** @param out parent of `admin/` and `store/`, at the level of `generated/` */
export function orvalConfig(out: string, prepared: Record<Api, string>) {
  return {
    admin: hooks('admin', prepared.admin, `${out}/admin/admin.ts`),
    adminBodies: bodies('admin', prepared.admin, out),
    store: hooks('store', prepared.store, `${out}/store/store.ts`),
    storeBodies: bodies('store', prepared.store, out),
  } satisfies ConfigExternal;
}

function hooks(
  api: Api,
  input: string,
  target: string,
  mode: 'split' | 'tags-split' = 'tags-split',
) {
  return {
    input,
    output: {
      target,
      mode,
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

/** Request bodies only; contract tests check answers. */
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
