import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { getProduct, listProducts } from '#generated/admin/products/products.ts';
import { fileUrl } from '#app/config/config.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import type { Offer } from '../member-set/members.ts';
import { MEMBER_FIELDS } from './query.ts';
import type { SetProduct } from './query.ts';

export type OfferedProduct = ProductListResponse['products'][number];

interface OfferWords {
  relation: 'collection' | 'categories' | 'profiles' | 'sales_channels' | 'type';
  isIn: (product: OfferedProduct) => boolean;
  detail: (product: OfferedProduct) => string;
}

export function offerSource(setId: string, words: OfferWords): OptionSource<Offer<SetProduct>> {
  const offer = (product: OfferedProduct): Offer<SetProduct> => ({
    value: product.id,
    label: product.title,
    detail: words.detail(product),
    image: product.thumbnail ? fileUrl(product.thumbnail) : null,
    isIn: words.isIn(product),
    row: product,
  });
  return {
    key: ['admin', 'products', 'offers', setId],
    detailed: true,
    find: async (search, signal) => {
      const { products, count } = await listProducts(
        {
          ...search,
          is_giftcard: false,
          fields: [...MEMBER_FIELDS, 'collection_id'].join(','),
          expand: words.relation,
        },
        { signal },
      );
      return { count, options: optionsOf(products, offer) };
    },
    one: async (id, signal) => {
      const { product } = await getProduct(id, { signal });
      return { value: id, label: product.title };
    },
  };
}
