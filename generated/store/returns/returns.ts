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
  StoreCreateReturnBody,
  StoreReturnResponse
} from '../store.schemas.ts';

import { clientRequest } from '../../../src/client/store-mutator.ts';
import { useApiClient } from '../../../src/client/react.ts';
import type { ApiClient, RequestOptions } from '../../../src/client/types.ts';

export const getCreateReturnUrl = () => {

  return `/store/returns`
}

/**
 * @summary Request the return of items
 */
export const createReturn = async (client: ApiClient, storeCreateReturnBody: StoreCreateReturnBody, options?: RequestOptions): Promise<StoreReturnResponse> => {

return clientRequest<StoreReturnResponse>(client, 'createReturn', () => [getCreateReturnUrl(),
  {
      operation: 'createReturn', repeat: 'never',
    ...options,
    method: 'POST',
    body: serializeBody(storeCreateReturnBody)
  }
]);}

export const getCreateReturnMutationKey = () => ['createReturn'] as const;

export const getCreateReturnMutationOptions = <TError = ApiError,
    TContext = unknown>(client: ApiClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext>, request?: RequestOptions}
): UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext> => {

const mutationKey = getCreateReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReturn>>, CreateReturnMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReturn(client, data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateReturnMutationResult = NonNullable<Awaited<ReturnType<typeof createReturn>>>
    export type CreateReturnMutationBody = StoreCreateReturnBody
    export type CreateReturnMutationError = ApiError
    export type CreateReturnMutationVariables = {data: StoreCreateReturnBody}

    /**
 * @summary Request the return of items
 */
export const useCreateReturn = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext>, request?: RequestOptions}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReturn>>,
        TError,
        CreateReturnMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReturnMutationOptions(useApiClient(), options), queryClient);
    }
