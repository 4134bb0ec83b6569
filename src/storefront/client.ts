import { storeOperations } from '../../generated/paths/store-operations.ts';
import type { paths } from '../../generated/paths/store.ts';
import { serializeBody } from '../client/body.ts';
import { createDomain } from '../client/domain.ts';
import { named } from '../client/error.ts';
import { request } from '../client/pipeline.ts';
import { buildTarget } from '../client/target.ts';
import type { CallParams } from '../client/target.ts';
import { changeToken } from '../client/token.ts';
import type { CallOptions, TypedMethod } from '../client/typed.ts';
import type { ApiClient, ClientConfig, Domain, RequestOptions } from '../client/types.ts';

/** Settings; all optional, see `ClientConfig`. */
export type StorefrontConfig = Partial<Omit<ClientConfig, 'apiKey'>> & {
  /** A bearer token kept earlier. */
  token?: string | undefined;
};

/** Calls an endpoint outside the contract. */
export type OwnMethod = <T = unknown>(path: string, init?: OwnInit) => Promise<T>;

export interface OwnInit extends CallOptions {
  params?: CallParams;
  body?: unknown;
}

/**
 * All store calls. Methods take an API path and parameters, resolve to the response data, and reject only with
 * ApiError.
 */
export interface StorefrontClient extends ApiClient {
  readonly GET: TypedMethod<paths, 'get'>;
  readonly POST: TypedMethod<paths, 'post'>;
  readonly DELETE: TypedMethod<paths, 'delete'>;
  readonly PUT: OwnMethod;
  readonly PATCH: OwnMethod;
  readonly request: <T = unknown>(target: string, options?: RequestOptions) => Promise<T>;
  /** The bearer token, for keeping it. */
  readonly token: string | undefined;
  /**
   * Sends a bearer token with further calls. The token from `POST /store/auth/token` is stored automatically, until
   * `DELETE /store/auth`.
   */
  setToken(token: string): void;
  clearToken(): void;
}

/**
 * Creates a client with its own settings and token; servers create one per shopper.
 * @example
 * const client = createStorefrontClient({ baseUrl: 'https://api.shop.example' });
 * const { products } = await client.GET('/store/products', { params: { query: { q: 'hat' } } });
 */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  const { token, ...settings } = config;
  return clientOf(createDomain('store', settings), token);
}

/** Wraps an existing domain. */
export function clientOf(domain: Domain, token?: string): StorefrontClient {
  domain.token = token;
  // The types restrict paths; the implementation is shared.
  return {
    GET: callWith(domain, 'GET'),
    POST: callWith(domain, 'POST'),
    DELETE: callWith(domain, 'DELETE'),
    PUT: callWith(domain, 'PUT'),
    PATCH: callWith(domain, 'PATCH'),
    request: (target: string, options?: RequestOptions) => request(domain, target, options),
    get token() {
      return domain.token;
    },
    setToken: (next: string) => changeToken(domain, next),
    clearToken: () => changeToken(domain, undefined),
  } as StorefrontClient;
}

function callWith(domain: Domain, method: string) {
  return async (path: string, init: OwnInit = {}): Promise<unknown> => {
    const { params, body, ...options } = init;
    const [operation, repeat, makesNew] = storeOperations[`${method} ${path}`] ?? [];
    const [target, text] = named(
      operation,
      () => [buildTarget(path, params), serializeBody(body)] as const,
    );
    return request(domain, target, {
      operation,
      repeat,
      makesNew,
      ...options,
      method,
      body: text,
    });
  };
}
