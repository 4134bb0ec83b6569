import type { TFunction } from 'i18next';
import type { Region } from '#generated/admin/admin.schemas.ts';
import type { ConflictValue } from '#ui/form/changes.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import type { VariantValues } from './variant.ts';

interface Words {
  t: TFunction<'products'>;
  common: TFunction<'common'>;
  format: Format;
  options: readonly { id: string; title: string }[];
  /** Undefined while loading. */
  regions: readonly Pick<Region, 'id' | 'name' | 'currency_code'>[] | undefined;
}

const regionOf = (key: string | undefined, { regions }: Words) =>
  regions?.find(({ id }) => id === key);

export function variantLabel(
  field: keyof VariantValues,
  entry: string | undefined,
  words: Words,
): string {
  const { t, common, options } = words;
  if (field === 'title') return t('fields.variantTitle');
  if (field === 'options') {
    return options.find(({ id }) => id === entry)?.title ?? t('options.title');
  }
  if (field === 'prices') {
    if (entry === undefined) return common('fields.prices');
    const region = regionOf(entry, words);
    return region
      ? t('prices.forRegion', { region: region.name })
      : t('prices.in', { currency: entry.toUpperCase() });
  }
  return t(`fields.${field}`);
}

export function shownValue(
  field: keyof VariantValues,
  value: ConflictValue<VariantValues>,
  entry: string | undefined,
  words: Words,
): string {
  if (typeof value === 'boolean') {
    return words.t(value ? 'product.discountable.yes' : 'product.discountable.no');
  }
  if (field === 'prices' && entry !== undefined && typeof value === 'number') {
    return words.format.money(value, regionOf(entry, words)?.currency_code ?? entry);
  }
  if (isInvalid(value)) return value.typed;
  return value === null || value === '' ? '–' : String(value);
}
