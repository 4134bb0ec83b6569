export type { components, paths } from '../../generated/paths/store.ts';
export { ApiError, firstMessage, isApiError } from '../client/error.ts';
export type { ApiErrorKind } from '../client/error.ts';
export { fieldErrors } from '../client/field-errors.ts';
export type { FieldError, FieldErrorCode } from '../client/field-errors.ts';
export type { CallOptions } from '../client/typed.ts';
export type { Repeat } from '../client/types.ts';
export { createStorefrontClient } from './client.ts';
export type { StorefrontClient, StorefrontConfig } from './client.ts';
