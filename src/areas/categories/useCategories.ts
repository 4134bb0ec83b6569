import { useMutationState, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allCategoriesOptions } from '#shared/sources/categories.ts';
import { toEntries } from './query.ts';
import type { Category } from './query.ts';
import { withPending } from './tree/pending.ts';
import type { PendingChange } from './tree/pending.ts';

/** Operation id, used as mutation key to find the tree's pending changes. */
export const CHANGE_KEY = ['updateProductCategory'];

export interface Categories {
  /** Sorted, with pending changes applied; undefined until loaded. */
  all: Category[] | undefined;
  query: UseQueryResult<unknown>;
}

/** Reads all categories with optimistic changes. */
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
