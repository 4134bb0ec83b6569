import type { TFunction } from 'i18next';
import type { Format } from '#ui/format/useFormat.ts';

/** Counts from the server. */
export interface Applied {
  product_count?: number;
  product_type_count?: number;
  shipping_option_count?: number;
}

/** Returns a phrase per kind; empty if the rate applies to nothing. */
export const appliesTo = (rate: Applied, t: TFunction<'taxes'>, format: Format): string[] =>
  (
    [
      ['products', rate.product_count],
      ['types', rate.product_type_count],
      ['options', rate.shipping_option_count],
    ] as const
  ).flatMap(([kind, count]) =>
    count ? [t(`applies.${kind}`, { count, number: format.number(count) })] : [],
  );
