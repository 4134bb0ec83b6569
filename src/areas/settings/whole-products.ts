import type { Product } from '#generated/admin/admin.schemas.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import type { SetProduct } from '#shared/product-set/query.ts';

/** The type isn't shown, nor read. */
export const setProducts = (products: readonly Product[] | undefined): SetProduct[] =>
  listOf(products).map((product) => ({ ...product, type: null }));

export const productMembers = {
  textOf: ({ title, handle }: SetProduct): string => `${plainText(title)} ${handle ?? ''}`,
  sortBy: {
    title: ({ title }: SetProduct) => plainText(title),
    handle: ({ handle }: SetProduct) => handle ?? '',
    created_at: ({ created_at: created }: SetProduct) => plainText(created),
  },
  defaultOrder: 'title',
};
