import type { ListProductsParams, ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getProduct, listProducts } from '#generated/admin/products/products.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { fileUrl } from '#app/config/config.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { isProductStatus } from '../domain/product-status.tsx';
import type { Offer, OfferFilters, OfferSource } from '../member-set/members.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { MEMBER_FIELDS } from './query.ts';
import type { SetProduct } from './query.ts';

export type OfferedProduct = ProductListResponse['products'][number];

interface OfferWords {
  relation: 'collection' | 'categories' | 'profiles' | 'sales_channels' | 'type';
  isIn: (product: OfferedProduct) => boolean;
  detail: (product: OfferedProduct) => string;
}

/** The server filters by each of these. */
function paramsOf(filters: OfferFilters): ListProductsParams {
  const chosen = (name: string): string[] | undefined => {
    const values = filters[name] ?? [];
    return values.length > 0 ? [...values] : undefined;
  };
  return omitUndefined<ListProductsParams>({
    status: chosen('status')?.filter(isProductStatus),
    collection_id: chosen('collection_id'),
    type_id: chosen('type_id'),
    tags: chosen('tags'),
  });
}

export function offerSource(setId: string, words: OfferWords): OfferSource<SetProduct> {
  const offer = (product: OfferedProduct): Offer<SetProduct> => ({
    value: product.id,
    label: product.title,
    detail: words.detail(product),
    image: product.thumbnail ? fileUrl(product.thumbnail) : null,
    isIn: words.isIn(product),
    row: product,
  });
  const sourceOf = (filters: OfferFilters): OptionSource<Offer<SetProduct>> => ({
    key: ['admin', 'products', 'offers', setId, filters],
    detailed: true,
    find: async ({ q, limit, offset }, signal) => {
      const { products, count } = await listProducts(
        omitUndefined<ListProductsParams>({
          q,
          limit,
          offset,
          ...paramsOf(filters),
          is_giftcard: false,
          fields: joinNames<FieldOf<typeof listProducts>>(...MEMBER_FIELDS, 'collection_id'),
          expand: words.relation satisfies ExpandOf<typeof listProducts>,
        }),
        { signal },
      );
      return { count, options: optionsOf(products, offer) };
    },
    one: async (id, signal) => {
      const { product } = await getProduct(id, { signal });
      return { value: id, label: product.title };
    },
  });
  return { ...sourceOf({}), narrow: sourceOf };
}
