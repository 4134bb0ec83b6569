/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
import { serializeBody } from '../../../src/client/body.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CreateDownloadUrlBody,
  CreateProtectedUploadBody,
  CreateUploadBody,
  DeleteUploadBody,
  DeletedRecord,
  UploadsDownloadUrlResponse,
  UploadsResponse
} from '../admin.schemas.ts';

import { adminRequest } from '../../../src/client/mutator.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCreateUploadUrl = () => {

  return `/admin/uploads`
}

/**
 * @summary Upload a file that everyone may read
 */
export const createUpload = async (createUploadBody: CreateUploadBody, options?: Parameters<typeof adminRequest>[1]): Promise<UploadsResponse> => {
    const formData = new FormData();
formData.append(`files`, createUploadBody.files);

  return adminRequest<UploadsResponse>(getCreateUploadUrl(),
  {
      operation: 'createUpload', repeat: 'never',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getCreateUploadMutationKey = () => ['createUpload'] as const;

export const getCreateUploadMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext> => {

const mutationKey = getCreateUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpload>>, CreateUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUpload(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createUpload>>>
    export type CreateUploadMutationBody = CreateUploadBody
    export type CreateUploadMutationError = ApiError
    export type CreateUploadMutationVariables = {data: CreateUploadBody}

    /**
 * @summary Upload a file that everyone may read
 */
export const useCreateUpload = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpload>>,
        TError,
        CreateUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadMutationOptions(options), queryClient);
    }
    export const getDeleteUploadUrl = () => {

  return `/admin/uploads`
}

/**
 * @summary Delete an uploaded file
 */
export const deleteUpload = async (deleteUploadBody: DeleteUploadBody, options?: Parameters<typeof adminRequest>[1]): Promise<DeletedRecord> => {

return adminRequest<DeletedRecord>(getDeleteUploadUrl(),
  {
      operation: 'deleteUpload',
    ...options,
    method: 'DELETE',
    body: serializeBody(deleteUploadBody)
  }
);}

export const getDeleteUploadMutationKey = () => ['deleteUpload'] as const;

export const getDeleteUploadMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext> => {

const mutationKey = getDeleteUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUpload>>, DeleteUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteUpload(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteUploadMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUpload>>>
    export type DeleteUploadMutationBody = DeleteUploadBody
    export type DeleteUploadMutationError = ApiError
    export type DeleteUploadMutationVariables = {data: DeleteUploadBody}

    /**
 * @summary Delete an uploaded file
 */
export const useDeleteUpload = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUpload>>,
        TError,
        DeleteUploadMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUploadMutationOptions(options), queryClient);
    }
    export const getCreateProtectedUploadUrl = () => {

  return `/admin/uploads/protected`
}

/**
 * @summary Upload a file that only staff may read
 */
export const createProtectedUpload = async (createProtectedUploadBody: CreateProtectedUploadBody, options?: Parameters<typeof adminRequest>[1]): Promise<UploadsResponse> => {
    const formData = new FormData();
formData.append(`files`, createProtectedUploadBody.files);

  return adminRequest<UploadsResponse>(getCreateProtectedUploadUrl(),
  {
      operation: 'createProtectedUpload', repeat: 'never',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getCreateProtectedUploadMutationKey = () => ['createProtectedUpload'] as const;

export const getCreateProtectedUploadMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtectedUpload>>, TError,CreateProtectedUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createProtectedUpload>>, TError,CreateProtectedUploadMutationVariables, TContext> => {

const mutationKey = getCreateProtectedUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProtectedUpload>>, CreateProtectedUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProtectedUpload(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateProtectedUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createProtectedUpload>>>
    export type CreateProtectedUploadMutationBody = CreateProtectedUploadBody
    export type CreateProtectedUploadMutationError = ApiError
    export type CreateProtectedUploadMutationVariables = {data: CreateProtectedUploadBody}

    /**
 * @summary Upload a file that only staff may read
 */
export const useCreateProtectedUpload = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtectedUpload>>, TError,CreateProtectedUploadMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProtectedUpload>>,
        TError,
        CreateProtectedUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProtectedUploadMutationOptions(options), queryClient);
    }
    export const getCreateDownloadUrlUrl = () => {

  return `/admin/uploads/download-url`
}

/**
 * @summary Get a temporary address of a protected file
 */
export const createDownloadUrl = async (createDownloadUrlBody: CreateDownloadUrlBody, options?: Parameters<typeof adminRequest>[1]): Promise<UploadsDownloadUrlResponse> => {

return adminRequest<UploadsDownloadUrlResponse>(getCreateDownloadUrlUrl(),
  {
      operation: 'createDownloadUrl', repeat: 'safe',
    ...options,
    method: 'POST',
    body: serializeBody(createDownloadUrlBody)
  }
);}

export const getCreateDownloadUrlMutationKey = () => ['createDownloadUrl'] as const;

export const getCreateDownloadUrlMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDownloadUrl>>, TError,CreateDownloadUrlMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createDownloadUrl>>, TError,CreateDownloadUrlMutationVariables, TContext> => {

const mutationKey = getCreateDownloadUrlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDownloadUrl>>, CreateDownloadUrlMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDownloadUrl(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateDownloadUrlMutationResult = NonNullable<Awaited<ReturnType<typeof createDownloadUrl>>>
    export type CreateDownloadUrlMutationBody = CreateDownloadUrlBody
    export type CreateDownloadUrlMutationError = ApiError
    export type CreateDownloadUrlMutationVariables = {data: CreateDownloadUrlBody}

    /**
 * @summary Get a temporary address of a protected file
 */
export const useCreateDownloadUrl = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDownloadUrl>>, TError,CreateDownloadUrlMutationVariables, TContext>, request?: SecondParameter<typeof adminRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDownloadUrl>>,
        TError,
        CreateDownloadUrlMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDownloadUrlMutationOptions(options), queryClient);
    }
