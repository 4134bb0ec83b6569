import type { FetchResponse, ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { RequestOptions } from './types.ts';

/** The methods of this API, as path types spell them. */
export type Method = 'get' | 'post' | 'delete';

/** What each call may say about itself, besides its parameters and its body. */
export type CallOptions = Omit<RequestOptions, 'method' | 'body' | 'operation'>;

/** The paths of a contract that have a method. */
export type PathsWith<Paths extends object, M extends string> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in M]: object } ? Path : never;
}[keyof Paths] &
  string;

/** One operation of a contract. */
export type OperationAt<
  Paths extends object,
  Path extends keyof Paths,
  M extends Method,
> = Paths[Path] extends { [Key in M]: infer Operation } ? Operation : never;

/** Parameters, body and options of one operation. */
export type CallInit<Operation> = ParamsOption<Operation> &
  RequestBodyOption<Operation> &
  CallOptions;

/** An argument that may be left out when nothing in it is required. */
export type InitArgument<Init> = object extends Init ? [init?: Init] : [init: Init];

/** What one operation answers when it succeeds. */
export type AnswerOf<Operation> =
  Operation extends Record<string | number, unknown>
    ? OrNothing<NonNullable<FetchResponse<Operation, object, `${string}/${string}`>['data']>>
    : never;

/** An answer without a body. */
type OrNothing<T> = [T] extends [never] ? undefined : T;

/** A method of a client whose paths, parameters, bodies and answers come from a contract. */
export type TypedMethod<Paths extends object, M extends Method> = <
  Path extends PathsWith<Paths, M>,
>(
  path: Path,
  ...init: InitArgument<CallInit<OperationAt<Paths, Path, M>>>
) => Promise<AnswerOf<OperationAt<Paths, Path, M>>>;
