import { storeOperations } from '../../generated/paths/store-operations.ts';
import type { paths } from '../../generated/paths/store.ts';
import { serializeBody } from '../client/body.ts';
import { createDomain } from '../client/domain.ts';
import { request } from '../client/pipeline.ts';
import { buildTarget } from '../client/target.ts';
import type { CallParams } from '../client/target.ts';
import type { CallOptions, TypedMethod } from '../client/typed.ts';
import type { ApiClient, ClientConfig, Domain, RequestOptions } from '../client/types.ts';

/** Settings of a storefront client; each has a default. */
export type StorefrontConfig = Partial<Omit<ClientConfig, 'apiKey'>>;

/**
 * All calls of the store API. Each method takes a path of the API and its parameters, resolves to
 * the data of the answer, and rejects with an ApiError and nothing else.
 */
export interface StorefrontClient extends ApiClient {
  readonly GET: TypedMethod<paths, 'get'>;
  readonly POST: TypedMethod<paths, 'post'>;
  readonly DELETE: TypedMethod<paths, 'delete'>;
  /**
   * Sends a bearer token with each further call. The token of `POST /store/auth/token` is kept
   * without it, until `DELETE /store/auth`.
   */
  setToken(token: string): void;
  clearToken(): void;
}

interface UntypedInit extends CallOptions {
  params?: CallParams;
  body?: unknown;
}

/**
 * Makes a client with settings and a token of its own, so that a server can keep its shoppers
 * apart by making one for each.
 * @example
 * const client = createStorefrontClient({ baseUrl: 'https://api.shop.example' });
 * const { products } = await client.GET('/store/products', { params: { query: { q: 'hat' } } });
 */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  return clientOf(createDomain('store', config));
}

/** The client of a domain that was made elsewhere. */
export function clientOf(domain: Domain): StorefrontClient {
  // The types above say which paths and parameters there are; here all of them go the same way.
  return {
    GET: callWith(domain, 'GET'),
    POST: callWith(domain, 'POST'),
    DELETE: callWith(domain, 'DELETE'),
    request: (target: string, options?: RequestOptions) => request(domain, target, options),
    setToken: (token: string) => {
      domain.token = token;
    },
    clearToken: () => {
      domain.token = undefined;
    },
  } as StorefrontClient;
}

function callWith(domain: Domain, method: string) {
  return async (path: string, init: UntypedInit = {}): Promise<unknown> => {
    const { params, body, ...options } = init;
    const [operation, repeat] = storeOperations[`${method} ${path}`] ?? [];
    return request(domain, buildTarget(path, params), {
      operation,
      repeat,
      ...options,
      method,
      body: serializeBody(body),
    });
  };
}
