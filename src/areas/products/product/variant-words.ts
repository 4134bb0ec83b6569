import type { TFunction } from 'i18next';
import type { Region } from '../../../../generated/admin/admin.schemas.ts';
import type { Format } from '../../../ui/format/useFormat.ts';
import { isRegion } from '../../shared/prices.ts';
import type { Prices } from '../../shared/prices.ts';
import type { VariantValues } from './variant.ts';

/** A variant's field in the reader's words. */
export function variantLabel(field: keyof VariantValues, t: TFunction<'products'>): string {
  if (field === 'title') return t('fields.variantTitle');
  if (field === 'options') return t('options.title');
  if (field === 'prices') return t('prices.title');
  return t(`fields.${field}`);
}

/** What a variant's values are shown with. */
interface Shown {
  t: TFunction<'products'>;
  format: Format;
  /** Undefined until they are known. */
  regions: readonly Pick<Region, 'id' | 'name' | 'currency_code'>[] | undefined;
}

/** Prices in short: those of currencies by their sign, those of regions by the region's name. */
function shownPrices(prices: Prices, { format, regions = [] }: Shown): string {
  const parts = Object.entries(prices).flatMap(([key, amount]) => {
    if (amount === null) return [];
    const region = regions.find(({ id }) => id === key);
    if (region) return [`${region.name} ${format.money(amount, region.currency_code)}`];
    return isRegion(key) ? [] : [format.money(amount, key)];
  });
  return parts.length > 0 ? format.list(parts) : '–';
}

/** A field's value in short, for a comparison. */
export function shownValue(
  field: keyof VariantValues,
  value: VariantValues[keyof VariantValues],
  shown: Shown,
): string {
  if (typeof value === 'boolean') {
    return shown.t(value ? 'product.discountable.yes' : 'product.discountable.no');
  }
  if (field === 'prices') return shownPrices(value as Prices, shown);
  if (typeof value === 'object' && value !== null) {
    return shown.format.list(Object.values(value).map(String));
  }
  return value === null || value === '' ? '–' : String(value);
}
