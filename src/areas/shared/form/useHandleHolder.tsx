import { paths } from '#app/paths.ts';
import { Anchor } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  ListProductCategoriesParams,
  ListProductsParams,
} from '#generated/admin/admin.schemas.ts';
import {
  getListCollectionsQueryKey,
  listCollections,
} from '#generated/admin/collections/collections.ts';
import {
  getListProductCategoriesQueryKey,
  listProductCategories,
} from '#generated/admin/product-categories/product-categories.ts';
import { getListProductsQueryKey, listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { HANDLE } from './handle.ts';

/** Milliseconds. */
const PAUSE = 400;

export interface HandleHolder {
  id: string;
  title: string;
  to: string;
}

interface Lookup {
  key: readonly unknown[];
  find: (handle: string, signal: AbortSignal) => Promise<HandleHolder | undefined>;
}

/** Handles are unique per kind. */
const LOOKUPS = {
  product: {
    key: getListProductsQueryKey(),
    find: async (handle, signal) => {
      const params = {
        handle,
        limit: 1,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'title'),
        expand: '',
      } satisfies ListProductsParams;
      const [found] = (await listProducts(params, { signal })).products;
      return found && { id: found.id, title: found.title, to: paths.product(found.id) };
    },
  },
  collection: {
    key: getListCollectionsQueryKey(),
    find: async (handle, signal) => {
      const [found] = (await listCollections({ handle, limit: 1 }, { signal })).collections;
      return found && { id: found.id, title: found.title, to: paths.collection(found.id) };
    },
  },
  category: {
    key: getListProductCategoriesQueryKey(),
    find: async (handle, signal) => {
      const params = {
        handle,
        limit: 1,
        expand: 'parent_category' satisfies ExpandOf<typeof listProductCategories>,
      } satisfies ListProductCategoriesParams;
      const [found] = (await listProductCategories(params, { signal })).product_categories;
      return found && { id: found.id, title: found.name, to: paths.category(found.id) };
    },
  },
} satisfies Record<string, Lookup>;

/**
 * Debounced; undefined if unknown, invalid or free. Ignores failures: the server checks on save.
 *
 * @param ownId the form's record
 */
export function useHandleHolder(
  kind: keyof typeof LOOKUPS,
  handle: string,
  ownId?: string,
): HandleHolder | undefined {
  const wanted = handle.trim();
  const [settled] = useDebouncedValue(wanted, PAUSE);
  const lookup: Lookup = LOOKUPS[kind];
  const { data } = useQuery({
    queryKey: [...lookup.key, 'holder', settled],
    queryFn: async ({ signal }) => (await lookup.find(settled, signal)) ?? null,
    enabled: settled === wanted && HANDLE.test(settled),
    retry: false,
  });
  return settled === wanted && data && data.id !== ownId ? data : undefined;
}

/** Opens a new tab, to keep the form. */
export function HandleTaken({ holder }: { holder: HandleHolder }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <>
      {t('handle.taken', { title: holder.title })}{' '}
      <Anchor component={Link} to={holder.to} target="_blank" inherit c="inherit" td="underline">
        {t('handle.open')}
      </Anchor>
    </>
  );
}

export function useTakenHandle(...which: Parameters<typeof useHandleHolder>): ReactNode {
  const holder = useHandleHolder(...which);
  return holder && <HandleTaken holder={holder} />;
}
