import { useMutationState, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allCategoriesOptions } from '#shared/lists.ts';
import { toEntries } from './query.ts';
import type { Category } from './query.ts';
import { withPending } from './tree/pending.ts';
import type { PendingChange } from './tree/pending.ts';

/** The contract's name of the call that changes a category; the changes of the tree go by it. */
export const CHANGE_KEY = ['updateProductCategory'];

export interface Categories {
  /** All, siblings in their order, with what is on its way to the server; undefined until they are read. */
  all: Category[] | undefined;
  query: UseQueryResult<unknown>;
}

/** All categories. Changes show at once, and go back when the server refuses them. */
export function useCategories(enabled: boolean): Categories {
  const query = useQuery({ ...allCategoriesOptions, enabled });
  const changes = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as PendingChange,
  });
  const stored = useMemo(() => query.data && toEntries(query.data), [query.data]);
  const all = useMemo(() => stored && withPending(stored, changes), [stored, changes]);
  return { all, query };
}
