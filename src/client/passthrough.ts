import { serializeBody } from './body.ts';
import { domainOf } from './configure.ts';
import { ApiError } from './error.ts';
import { request } from './pipeline.ts';
import { buildTarget } from './target.ts';
import type { CallParams } from './target.ts';
import type { CallOptions, PathsWith, TypedMethod } from './typed.ts';
import type { DomainName } from './types.ts';

/** Validates and types a response, for example a zod schema. Throws if invalid. */
export interface AnswerSchema<T> {
  parse(value: unknown): T;
}

/** Options of a call outside the contract. */
export interface CustomInit extends CallOptions {
  params?: CallParams | undefined;
  /** Forms, files, text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
}

/** Excludes the contract's paths. */
type CustomMethod<Paths extends object, M extends string> = {
  <Path extends string, T>(
    path: Path extends PathsWith<Paths, M> ? never : Path,
    init: CustomInit & { schema: AnswerSchema<T> },
  ): Promise<T>;
  <Path extends string>(
    path: Path extends PathsWith<Paths, M> ? never : Path,
    init?: CustomInit,
  ): Promise<unknown>;
};

export interface Passthrough<Paths extends object> {
  get: TypedMethod<Paths, 'get'> & CustomMethod<Paths, 'get'>;
  post: TypedMethod<Paths, 'post'> & CustomMethod<Paths, 'post'>;
  delete: TypedMethod<Paths, 'delete'> & CustomMethod<Paths, 'delete'>;
  put: CustomMethod<object, 'put'>;
  /** Not retried after a lost response. */
  patch: CustomMethod<object, 'patch'>;
}

/**
 * Calls extra paths of the server through the usual pipeline. Paths of the contract (`Paths` from openapi-typescript)
 * keep its types; others return `unknown`, or the schema's type.
 * @example passthrough<paths>('admin').get('/loyalty/points', { schema: z.object({ … }) })
 */
export function passthrough<Paths extends object = object>(name: DomainName): Passthrough<Paths> {
  const method = (verb: string) => (path: string, init?: CustomInit) =>
    callCustom(name, verb, path, init);
  // One implementation of all overloads.
  return {
    get: method('GET'),
    post: method('POST'),
    delete: method('DELETE'),
    put: method('PUT'),
    patch: method('PATCH'),
  } as Passthrough<Paths>;
}

interface Untyped extends CustomInit {
  schema?: AnswerSchema<unknown>;
}

async function callCustom(
  name: DomainName,
  method: string,
  path: string,
  init: Untyped = {},
): Promise<unknown> {
  const { params, body, schema, ...options } = init;
  const answer = await request(domainOf(name), buildTarget(customPath(name, path), params), {
    ...options,
    method,
    body: serializeBody(body),
  });
  if (!schema) return answer;
  try {
    return schema.parse(answer);
  } catch (cause) {
    const outcome = method === 'GET' ? 'failed' : 'unknown';
    throw new ApiError('Unreadable response', { kind: 'unreadable', outcome, body: answer, cause });
  }
}

/** Adds the leading '/' and the domain. */
export function customPath(name: DomainName, path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return new RegExp(`^/${name}(?![^/?])`).test(rooted) ? rooted : `/${name}${rooted}`;
}
