import { getVariant, listVariants } from '#generated/admin/variants/variants.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import type { Offer } from '../member-set/members.ts';
import { pricedVariant } from './variants.ts';
import type { PriceContext, PricedVariant } from './variants.ts';

/** @param detail second line */
export function variantSource(
  { regionId, currency, customerId }: PriceContext,
  detail: (variant: PricedVariant) => string,
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
  return {
    key: ['admin', 'variants', 'offers', regionId, currency, customerId ?? ''],
    detailed: true,
    find: async (search, signal) => {
      const { variants, count } = await listVariants(
        {
          ...search,
          region_id: regionId,
          currency_code: currency,
          ...(customerId ? { customer_id: customerId } : {}),
          expand: 'product',
        },
        { signal },
      );
      return { count, options: optionsOf(variants, (one) => offer(pricedVariant(one))) };
    },
    one: async (id, signal) => {
      const { variant } = await getVariant(id, undefined, { signal });
      return { value: id, label: variant.title };
    },
  };
}
