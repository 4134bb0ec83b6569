import type { FetchResponse, ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { RequestOptions } from './types.ts';

export type Method = 'get' | 'post' | 'delete';

/** Options of a call besides parameters and body. */
export type CallOptions = Omit<RequestOptions, 'method' | 'body' | 'operation'>;

/** Paths with a given method. */
export type PathsWith<Paths extends object, M extends string> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in M]: object } ? Path : never;
}[keyof Paths] &
  string;

export type OperationAt<
  Paths extends object,
  Path extends keyof Paths,
  M extends Method,
> = Paths[Path] extends { [Key in M]: infer Operation } ? Operation : never;

export type CallInit<Operation> = ParamsOption<Operation> & BodyOption<Operation> & CallOptions;

/** A body of which nothing is required may be left out. */
type BodyOption<Operation> =
  RequestBodyOption<Operation> extends { body: infer Body }
    ? object extends Body
      ? { body?: Body }
      : { body: Body }
    : RequestBodyOption<Operation>;

/** Optional if nothing in it is required. */
export type InitArgument<Init> = object extends Init ? [init?: Init] : [init: Init];

export type AnswerOf<Operation> =
  Operation extends Record<string | number, unknown>
    ? OrNothing<NonNullable<FetchResponse<Operation, object, `${string}/${string}`>['data']>>
    : never;

type OrNothing<T> = [T] extends [never] ? undefined : T;

/** A method typed by a contract. */
export type TypedMethod<Paths extends object, M extends Method> = <
  Path extends PathsWith<Paths, M>,
>(
  path: Path,
  ...init: InitArgument<CallInit<OperationAt<Paths, Path, M>>>
) => Promise<AnswerOf<OperationAt<Paths, Path, M>>>;
