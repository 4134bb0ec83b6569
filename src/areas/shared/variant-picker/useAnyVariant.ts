import { useMemo } from 'react';
import { getVariant } from '#generated/admin/variants/variants.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { variantSource } from './variant-source.ts';

/** Includes variants without a price. */
export function useAnyVariant(
  region: { id: string; currency_code: string } | undefined,
  customerId: string | null,
): OptionSource {
  return useMemo((): OptionSource => {
    const { find, ...source } = variantSource(
      {
        regionId: region?.id ?? '',
        currency: region?.currency_code ?? '',
        customerId: customerId ?? undefined,
      },
      ({ sku }) => sku ?? '',
    );
    return {
      key: [...source.key, 'any'],
      find: async (search, signal) => {
        const { options, count } = await find(search, signal);
        return { count, options: options.map(({ value, label }) => ({ value, label })) };
      },
      one: async (id, signal) => {
        const { variant } = await getVariant(
          id,
          { expand: 'product' satisfies ExpandOf<typeof getVariant> },
          { signal },
        );
        const product = variant.product?.title;
        const label = product ? `${product} · ${variant.title}` : variant.title;
        return { value: id, label };
      },
    };
  }, [region?.id, region?.currency_code, customerId]);
}
