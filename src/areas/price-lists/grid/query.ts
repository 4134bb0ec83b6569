import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';
import { listProductVariants, listProducts } from '#generated/admin/products/products.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { priceListRecord, pricesOf } from '../price-list/query.ts';
import { basePrices } from './cells.ts';

export interface GridVariant {
  id: string;
  title: string;
  productId: string;
  /** Product title. */
  product: string;
  sku: string | null;
  /** Prices outside price lists, by currency code or region id. */
  base: ReadonlyMap<string, number>;
}

type Product = Pick<ProductListResponse['products'][number], 'id' | 'title'>;

/** Ids that fit into a URL. */
const PRODUCTS_AT_ONCE = 100;
/** Concurrent products; each loads its variants four pages at a time. */
const READ_AT_ONCE = 3;

async function readProducts(ids: readonly string[], call: CallOptions): Promise<Product[]> {
  const found: Product[] = [];
  for (const id of chunk(ids, PRODUCTS_AT_ONCE)) {
    const { products } = await listProducts(
      {
        id,
        limit: id.length,
        fields: joinNames<FieldOf<typeof listProducts>>('id', 'title'),
        expand: 'type' satisfies ExpandOf<typeof listProducts>,
      },
      call,
    );
    found.push(...products);
  }
  return found.toSorted((one, other) => plainText(one.title).localeCompare(plainText(other.title)));
}

/** Reads variants in order, with prices. The product itself has missing or up to 30 seconds stale prices. */
async function readVariants(product: Product, call: CallOptions): Promise<GridVariant[]> {
  const variants = await everyPage(async ({ limit, offset }) => {
    const { variants: rows, count } = await listProductVariants(
      product.id,
      {
        limit,
        offset,
        fields: joinNames<FieldOf<typeof listProductVariants>>(
          'id',
          'title',
          'sku',
          'variant_rank',
        ),
        expand: 'prices' satisfies ExpandOf<typeof listProductVariants>,
        order: 'id' satisfies OrderOf<typeof listProductVariants>,
      },
      call,
    );
    return { rows, count };
  });
  return variants
    .toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))
    .map(({ id, title, sku, prices }) => ({
      id,
      title: plainText(title),
      productId: product.id,
      product: plainText(product.title),
      sku: sku ?? null,
      base: basePrices(listOf(prices)),
    }));
}

/** Prefix of all variant query keys. */
export const VARIANTS_KEY = ['variants of a price list'] as const;

/** Variants by product. Price list writes don't change them, so saves don't refetch. */
export const variantsOf = (productIds: readonly string[]) =>
  queryOptions<GridVariant[], ApiError>({
    queryKey: [...VARIANTS_KEY, productIds],
    queryFn: async ({ signal }) => {
      const products = await readProducts(productIds, { signal });
      const variants = await mapConcurrently(products, READ_AT_ONCE, (product) =>
        readVariants(product, { signal }),
      );
      return variants.flat();
    },
    staleTime: Infinity,
    gcTime: 0,
  });

export async function startPriceListGrid(queryClient: QueryClient, id: string): Promise<unknown> {
  return Promise.all([priceListRecord.start(queryClient, id), prefetch(queryClient, pricesOf(id))]);
}
