import { storeOperations } from '../../generated/paths/store-operations.ts';
import type { paths } from '../../generated/paths/store.ts';
import { serializeBody } from '../client/body.ts';
import { createDomain } from '../client/domain.ts';
import { request } from '../client/pipeline.ts';
import { buildTarget } from '../client/target.ts';
import type { CallParams } from '../client/target.ts';
import type { CallOptions, TypedMethod } from '../client/typed.ts';
import type { ApiClient, ClientConfig, Domain, RequestOptions } from '../client/types.ts';

/** Settings; all optional, see `ClientConfig`. */
export type StorefrontConfig = Partial<Omit<ClientConfig, 'apiKey'>>;

/**
 * All store calls. Methods take an API path and parameters, resolve to the response data, and reject only with
 * ApiError.
 */
export interface StorefrontClient extends ApiClient {
  readonly GET: TypedMethod<paths, 'get'>;
  readonly POST: TypedMethod<paths, 'post'>;
  readonly DELETE: TypedMethod<paths, 'delete'>;
  /**
   * Sends a bearer token with further calls. The token from `POST /store/auth/token` is stored automatically, until
   * `DELETE /store/auth`.
   */
  setToken(token: string): void;
  clearToken(): void;
}

interface UntypedInit extends CallOptions {
  params?: CallParams;
  body?: unknown;
}

/**
 * Creates a client with its own settings and token; servers create one per shopper.
 * @example
 * const client = createStorefrontClient({ baseUrl: 'https://api.shop.example' });
 * const { products } = await client.GET('/store/products', { params: { query: { q: 'hat' } } });
 */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  return clientOf(createDomain('store', config));
}

/** Wraps an existing domain. */
export function clientOf(domain: Domain): StorefrontClient {
  // The types restrict paths; the implementation is shared.
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
