import { useMemo } from 'react';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useListShippingOptions } from '#generated/admin/shipping-options/shipping-options.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { useItemPrices } from './prices.ts';
import { problemsOf } from './problems.ts';
import type { DraftProblems } from './problems.ts';
import { estimatedTotals, NO_SHIPPING } from './totals.ts';
import type { DraftDiscounts, EstimatedTotals } from './totals.ts';
import { useDiscounts } from './useDiscounts.ts';
import { useDraftDiscounts } from './useDraftDiscounts.ts';
import type { DraftValues } from './values.ts';

const NO_PRICES = { own: new Map(), defaults: new Map() };

interface DraftReads {
  regions: ReturnType<typeof useRegions>;
  /** The chosen one. */
  region: NonNullable<ReturnType<typeof useRegions>['data']>[number] | undefined;
  /** ISO codes of the region. */
  countries: readonly string[];
  reading: ReturnType<typeof useItemPrices>;
  options: readonly ShippingOptionListItem[] | undefined;
  /** The chosen one. */
  option: ShippingOptionListItem | undefined;
  discounts: ReturnType<typeof useDiscounts>;
  /** Undefined until all codes are looked up. */
  applied: DraftDiscounts | undefined;
  /** Undefined until the prices are loaded. */
  totals: EstimatedTotals | undefined;
  /** Of the chosen option, in minor units. */
  minimum: number | undefined;
  /** Validation needs all of these. */
  isReading: boolean;
  problemsOf: (values: DraftValues) => DraftProblems;
}

/** Everything that a new draft reads, and what follows from it. */
export function useDraftReads(values: DraftValues): DraftReads {
  const regions = useRegions();
  const region = regions.data?.find(({ id }) => id === values.regionId);
  const countries = useMemo(() => readEach(region?.countries, ({ iso_2: code }) => code), [region]);
  const reading = useItemPrices(values);
  const prices = reading.prices ?? NO_PRICES;
  const options = useListShippingOptions(
    { region_id: values.regionId, is_return: false },
    { query: { enabled: values.regionId !== '' } },
  );
  const option = options.data?.shipping_options.find(({ id }) => id === values.shippingOptionId);
  const discounts = useDiscounts(values.codes, values.regionId);
  const applied = useDraftDiscounts(discounts, prices);
  const shippingCost = {
    price: option ? (values.shippingPrice ?? option.amount ?? 0) : 0,
    taxRates: readEach(option?.tax_rates, ({ rate }) => rate ?? 0),
    includesTax: values.shippingPrice === null && option?.includes_tax === true,
  };
  // A minimum is compared before discounts, with tax if the option's price includes it.
  const ordered = estimatedTotals(values, prices, NO_SHIPPING);
  const subtotal = ordered.items + (option?.includes_tax === true ? ordered.tax : 0);
  const minimum = listOf(option?.requirements).find(({ type }) => type === 'min_subtotal')?.amount;
  return {
    regions,
    region,
    countries,
    reading,
    options: options.data?.shipping_options,
    option,
    discounts,
    applied,
    totals: reading.prices ? estimatedTotals(values, prices, shippingCost, applied) : undefined,
    minimum,
    isReading:
      regions.isPending ||
      (values.regionId !== '' && options.isPending) ||
      (reading.prices === undefined && !reading.error) ||
      discounts.some(({ isLoading }) => isLoading),
    problemsOf: (now) => problemsOf(now, prices, countries, minimum, subtotal),
  };
}
