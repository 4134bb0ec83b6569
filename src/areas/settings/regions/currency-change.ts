import type { TFunction } from 'i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { requirementText } from './requirements.ts';

type Option = Pick<
  ShippingOptionListItem,
  'id' | 'name' | 'price_type' | 'amount' | 'requirements'
>;

/** Shipping option with amounts that change meaning. */
export interface ChangedOption {
  id: string;
  name: string;
  /** Formatted price and limits. */
  before: string;
  after: string;
}

/**
 * Returns options that keep their numbers when the currency changes: $4.99 becomes €4.99. Calculated prices, and free
 * options without limits, are unaffected.
 */
export const changedOptions = (
  options: readonly Option[],
  [from, to]: readonly [from: string, to: string],
  t: TFunction<'regions'>,
  format: Format,
): ChangedOption[] =>
  options.flatMap((option) => {
    const { id, name, price_type: kind, amount, requirements } = option;
    const words = (currency: string): string =>
      [
        ...(kind === 'flat_rate' && amount ? [format.money(amount, currency)] : []),
        ...requirementText(requirements, currency, t, format),
      ].join(' · ');
    return words(from) === '' ? [] : [{ id, name, before: words(from), after: words(to) }];
  });
