import type { TFunction } from 'i18next';
import type {
  CreateShippingOptionBodyRequirementsItem,
  ShippingOptionRequirement,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import type { Format } from '#ui/format/useFormat.ts';

type Requirements = readonly Pick<ShippingOptionRequirement, 'type' | 'amount'>[];

/** Subtotal limits in minor units; null for none. */
export interface Limits {
  least: number | null;
  most: number | null;
}

const amountOf = (requirements: Requirements | null | undefined, type: string): number | null =>
  listOf(requirements).find((one) => one.type === type)?.amount ?? null;

export const limitsOf = (requirements: Requirements | null | undefined): Limits => ({
  least: amountOf(requirements, 'min_subtotal'),
  most: amountOf(requirements, 'max_subtotal'),
});

/** Without ids the server replaces all requirements, even those changed meanwhile. */
export const toRequirements = ({
  least,
  most,
}: Limits): CreateShippingOptionBodyRequirementsItem[] => [
  ...(least === null ? [] : [{ type: 'min_subtotal' as const, amount: least }]),
  ...(most === null ? [] : [{ type: 'max_subtotal' as const, amount: most }]),
];

export function requirementText(
  requirements: Requirements | null | undefined,
  currency: string,
  t: TFunction<'regions'>,
  format: Format,
): string[] {
  const { least, most } = limitsOf(requirements);
  return [
    ...(least === null ? [] : [t('option.from', { amount: format.money(least, currency) })]),
    ...(most === null ? [] : [t('option.upTo', { amount: format.money(most, currency) })]),
  ];
}
