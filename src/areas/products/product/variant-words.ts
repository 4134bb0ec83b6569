import type { TFunction } from 'i18next';
import type { VariantValues } from './variant.ts';

/** A variant's field in the reader's words. */
export function variantLabel(field: keyof VariantValues, t: TFunction<'products'>): string {
  if (field === 'title') return t('fields.variantTitle');
  if (field === 'options') return t('options.title');
  if (field === 'prices') return t('prices.title');
  return t(`fields.${field}`);
}

/** A field's value in short, for a comparison. */
export function shownValue(
  value: VariantValues[keyof VariantValues],
  t: TFunction<'products'>,
): string {
  if (typeof value === 'boolean') {
    return t(value ? 'product.discountable.yes' : 'product.discountable.no');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => (key.includes('_') ? String(part) : `${key.toUpperCase()} ${part}`))
      .join(', ');
  }
  return value === null || value === '' ? '–' : String(value);
}
