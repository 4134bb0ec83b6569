/* Generated from openapi/, do not edit. */
import type { ApiError } from '../../../src/client/error.ts';
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

import { storeRequest } from '../../../src/client/mutator.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCreateReturnUrl = () => {

  return `/store/returns`
}

/**
 * @summary Request the return of items
 */
export const createReturn = async (storeCreateReturnBody: StoreCreateReturnBody, options?: Parameters<typeof storeRequest>[1]): Promise<StoreReturnResponse> => {

return storeRequest<StoreReturnResponse>(getCreateReturnUrl(),
  {
      operation: 'createReturn', repeat: 'never',
    ...options,
    method: 'POST',
    body: JSON.stringify(storeCreateReturnBody)
  }
);}

export const getCreateReturnMutationKey = () => ['createReturn'] as const;

export const getCreateReturnMutationOptions = <TError = ApiError,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext>, request?: SecondParameter<typeof storeRequest>}
): UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext> => {

const mutationKey = getCreateReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReturn>>, CreateReturnMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReturn(data,requestOptions)
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReturn>>, TError,CreateReturnMutationVariables, TContext>, request?: SecondParameter<typeof storeRequest>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReturn>>,
        TError,
        CreateReturnMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReturnMutationOptions(options), queryClient);
    }
