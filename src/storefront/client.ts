import { storeOperations } from '../../generated/paths/store-operations.ts';
import type { paths } from '../../generated/paths/store.ts';
import { serializeBody } from '../client/body.ts';
import { createDomain } from '../client/domain.ts';
import { refused } from '../client/error.ts';
import { fetcherOf } from '../client/fetcher.ts';
import { named } from '../client/named.ts';
import { request } from '../client/pipeline.ts';
import { send } from '../client/send.ts';
import { buildTarget } from '../client/target.ts';
import type { CallParams } from '../client/target.ts';
import type { CallOptions, TypedMethod } from '../client/typed.ts';
import type {
  ApiClient,
  ClientConfig,
  Domain,
  Fetch,
  RequestOptions,
  Send,
} from '../client/types.ts';
import { resolveUrl } from '../client/url.ts';

/** Settings; all optional, see `ClientConfig`. */
export type StorefrontConfig = Partial<Omit<ClientConfig, 'apiKey'>> & {
  /** A bearer token kept earlier. */
  token?: string | undefined;
  /** Called with each new token, and with undefined on sign-out. Must not throw. */
  onTokenChange?: ((token: string | undefined) => void) | undefined;
  /** Default: the global one. */
  fetch?: Fetch | undefined;
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
  return clientWith(send, config);
}

export function clientWith(sendOnce: Send, config: StorefrontConfig): StorefrontClient {
  const { token, onTokenChange, fetch: ownFetch, ...settings } = config;
  const shared = createDomain('store', settings);
  shared.token = token;
  const changeToken = (next: string | undefined): void => {
    if (next === shared.token) return;
    shared.token = next;
    onTokenChange?.(next);
  };
  const domainOf = (options: RequestOptions): Domain => {
    const { cache = shared.config.cache } = options;
    const fetcher = fetcherOf(ownFetch, { ...options, cache });
    return {
      ...shared,
      send: (call, headers) => sendOnce(call, headers, fetcher),
      get token() {
        return shared.token;
      },
      set token(next: string | undefined) {
        changeToken(next);
      },
    };
  };
  const call: Requester = async (target, options = {}) => {
    named(options.operation, () => checkAddress(shared, target));
    return request(domainOf(options), target, options);
  };
  // The types restrict paths; the implementation is shared.
  return {
    GET: callWith(call, 'GET'),
    POST: callWith(call, 'POST'),
    DELETE: callWith(call, 'DELETE'),
    PUT: callWith(call, 'PUT'),
    PATCH: callWith(call, 'PATCH'),
    request: call,
    get token() {
      return shared.token;
    },
    setToken: (next: string) => changeToken(next),
    clearToken: () => changeToken(undefined),
  } as StorefrontClient;
}

type Requester = ApiClient['request'];

const HTTP_OR_PATH = /^(?:https?:\/)?\//i;

/** `fetch` would fail as if the connection were lost. */
function checkAddress(domain: Domain, target: string): void {
  const { baseUrl } = domain.config;
  if (baseUrl && !HTTP_OR_PATH.test(baseUrl)) {
    throw refused(`The server's address is none: ${baseUrl}`);
  }
  resolveUrl(domain, target);
}

function callWith(call: Requester, method: string) {
  return async (path: string, init: OwnInit = {}): Promise<unknown> => {
    const { params, body, ...options } = init;
    const [operation, repeat, makesNew] = storeOperations[`${method} ${path}`] ?? [];
    const [target, text] = named(
      operation,
      () => [buildTarget(path, params), serializeBody(body)] as const,
    );
    return call(target, { operation, repeat, makesNew, ...options, method, body: text });
  };
}
