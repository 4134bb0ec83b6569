import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import {
  getUpdateProductCategoryMutationOptions,
  updateProductCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import { allCategoriesOptions } from '#shared/sources/categories.ts';
import type { UpdateOptions } from '#shared/record/useRecordForm.ts';
import { planMove } from './tree/ranks.ts';
import { CHANGE_KEY } from './useCategories.ts';

/** Sequential: each move depends on the previous ranks. */
const SCOPE = { id: 'categories' };

/** `useCategories` applies these mutations optimistically. */
export function useMoveCategory(): UseMutationResult<
  void,
  ApiError,
  { move: TreeMove; call?: CallOptions }
> {
  const queryClient = useQueryClient();
  const { queryKey } = allCategoriesOptions;
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope: SCOPE,
    mutationFn: async ({ move, call }) => {
      // A pending response predates this move and would revert it.
      await queryClient.cancelQueries({ queryKey });
      const all = queryClient.getQueryData(queryKey) ?? [];
      const { calls, after } = planMove(all, move);
      try {
        for (const { id, data } of calls) await updateProductCategory(id, data, undefined, call);
      } catch (error) {
        // Some calls may have succeeded.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, after);
    },
  });
}

/** Shown optimistically by the tree. */
export const changeOptions: UpdateOptions<UpdateProductCategoryBody> = ({ request, mutation }) =>
  getUpdateProductCategoryMutationOptions({
    ...(request ? { request } : {}),
    mutation: {
      ...mutation,
      scope: SCOPE,
      onSuccess: ({ product_category: changed }, _variables, _result, { client }) => {
        client.setQueryData(allCategoriesOptions.queryKey, (all) =>
          all?.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
        );
      },
    },
  });
