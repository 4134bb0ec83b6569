import { serializeBody } from './body.ts';
import { domainOf } from './configure.ts';
import { ApiError } from './error.ts';
import { request } from './pipeline.ts';
import { buildTarget } from './target.ts';
import type { CallParams } from './target.ts';
import type { CallOptions, PathsWith, TypedMethod } from './typed.ts';
import type { DomainName } from './types.ts';

/** Checks an answer and gives it its type; a zod schema is one. Throws when the check fails. */
export interface AnswerSchema<T> {
  parse(value: unknown): T;
}

/** What a call to a path outside of the contract can carry. */
export interface CustomInit extends CallOptions {
  params?: CallParams | undefined;
  /** A form, a file, a text and bytes go as they are, everything else as JSON. */
  body?: unknown;
}

/** A method for paths that the contract doesn't have; a path of the contract belongs to the other. */
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
  /** The contract has no path with this method. */
  put: CustomMethod<object, 'put'>;
  /** The contract has no path with this method. Not sent again after a lost answer. */
  patch: CustomMethod<object, 'patch'>;
}

/**
 * GET, POST, DELETE, PUT and PATCH for extra paths of a server, through the same pipeline as every other call.
 *
 * A path of the contract (`Paths`, as openapi-typescript writes them) has the contract's types; any
 * other answers `unknown`, or what a schema makes of it.
 * @example passthrough<paths>('admin').get('/loyalty/points', { schema: z.object({ … }) })
 */
export function passthrough<Paths extends object = object>(name: DomainName): Passthrough<Paths> {
  const method = (verb: string) => (path: string, init?: CustomInit) =>
    callCustom(name, verb, path, init);
  // One implementation serves every overload; the types above say what each may pass.
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

/** The path with its leading '/' and its domain in front. */
export function customPath(name: DomainName, path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return new RegExp(`^/${name}(?![^/?])`).test(rooted) ? rooted : `/${name}${rooted}`;
}
