export { dropEarlyAnswers } from './asked-early.ts';
export { clearToken, configureClient, setToken, storeClient } from './configure.ts';
export { ApiError, firstMessage, isApiError } from './error.ts';
export type { ApiErrorKind } from './error.ts';
export { randomKey } from './idempotency.ts';
export { adminRequest } from './mutator.ts';
export { passthrough } from './passthrough.ts';
export type { AnswerSchema, CustomInit, Passthrough } from './passthrough.ts';
export { serializeQuery } from './query.ts';
export type {
  Call,
  ApiClient,
  ClientConfig,
  DomainName,
  Repeat,
  RequestOptions,
  UploadProgress,
} from './types.ts';
