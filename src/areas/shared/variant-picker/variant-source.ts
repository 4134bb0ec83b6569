import { queryOptions } from '@tanstack/react-query';
import type { ListVariantsParams, VariantListResponse } from '#generated/admin/admin.schemas.ts';
import { getListProductsQueryKey, listProducts } from '#generated/admin/products/products.ts';
import { getVariant, listVariants } from '#generated/admin/variants/variants.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import type { Offer } from '../member-set/members.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { pricedVariant } from './variants.ts';
import type { PriceContext, PricedVariant } from './variants.ts';

/** Ids per call, limited by the URL length */
const MOST_AHEAD = 100;

/** Ids of the products' variants. */
export const variantsOf = (products: readonly string[]) =>
  queryOptions({
    queryKey: [...getListProductsQueryKey(), 'variants of', products],
    queryFn: async ({ signal }) => {
      const limit = products.length;
      const answer = await listProducts(
        {
          id: [...products],
          limit,
          fields: 'id' satisfies FieldOf<typeof listProducts>,
          expand: 'variants' satisfies ExpandOf<typeof listProducts>,
        },
        { signal },
      );
      const ids = readEach(answer.products, ({ variants }) => readEach(variants, ({ id }) => id));
      return ids.flat().slice(0, MOST_AHEAD);
    },
  });

interface Ahead {
  /** Tells sources apart. */
  key: string;
  /** Ids of the variants to offer first. */
  read: () => Promise<readonly string[]>;
}

/** @param detail second line */
export function variantSource(
  { regionId, currency, customerId }: PriceContext,
  detail: (variant: PricedVariant) => string,
  ahead?: Ahead,
): OptionSource<Offer<PricedVariant>> {
  const offer = (row: PricedVariant): Offer<PricedVariant> => ({
    value: row.id,
    label:
      row.variantTitle && row.variantTitle !== row.title
        ? `${row.title} · ${row.variantTitle}`
        : row.title,
    detail: detail(row),
    image: row.thumbnail,
    isIn: false,
    isDisabled: row.unitPrice === null,
    row,
  });
  const list = (params: ListVariantsParams, signal: AbortSignal): Promise<VariantListResponse> =>
    listVariants(
      omitUndefined<ListVariantsParams>({
        ...params,
        region_id: regionId,
        currency_code: currency,
        customer_id: customerId || undefined,
        expand: 'product' satisfies ExpandOf<typeof listVariants>,
      }),
      { signal },
    );
  return {
    key: ['admin', 'variants', 'offers', regionId, currency, customerId ?? '', ahead?.key ?? ''],
    detailed: true,
    find: async ({ q, limit, offset }, signal) => {
      const search = omitUndefined<ListVariantsParams>({ q, limit, offset });
      const first = (await ahead?.read()) ?? [];
      const [{ variants, count }, leading] = await Promise.all([
        list(search, signal),
        first.length > 0 && offset === 0
          ? list({ ...search, id: [...first], limit: first.length }, signal)
          : undefined,
      ]);
      const rest = listOf(variants).filter((one) => !first.includes(one?.id));
      const found = [...listOf(leading?.variants), ...rest];
      return { count, options: optionsOf(found, (one) => offer(pricedVariant(one))) };
    },
    one: async (id, signal) => {
      const { variant } = await getVariant(id, undefined, { signal });
      return { value: id, label: variant.title };
    },
  };
}
