import type { AddressInput } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { neededFields } from '../domain/address.ts';
import type { AddressField, PostalAddress } from '../domain/address.ts';

export type AddressOf = 'shipping_address' | 'billing_address';

export interface AddressValues extends Record<
  (AddressField | 'phone') & keyof AddressInput,
  string
> {
  /** Two lowercase letters; null while unset. */
  country_code: string | null;
}

export function addressValues(
  address: (PostalAddress & { phone?: string | null }) | null | undefined,
): AddressValues {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    country_code: text(address?.country_code).toLowerCase() || null,
    first_name: text(address?.first_name),
    last_name: text(address?.last_name),
    company: text(address?.company),
    address_1: text(address?.address_1),
    address_2: text(address?.address_2),
    postal_code: text(address?.postal_code),
    city: text(address?.city),
    province: text(address?.province),
    phone: text(address?.phone),
  };
}

/** Returns changed fields, plus the country that the server requires. */
export function addressBody(
  of: AddressOf,
  before: AddressValues,
  after: AddressValues,
): Partial<Record<AddressOf, AddressInput>> {
  const { country_code: _country, ...changed } = changedBody(before, after);
  const address = { ...changed, country_code: after.country_code ?? '' } satisfies AddressInput;
  return { [of]: address };
}

/** Returns only fields with text. */
export function wholeAddress(values: AddressValues): AddressInput {
  const filled = Object.entries(values).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Ignores the country. */
export const isEmptyAddress = ({ country_code: _country, ...texts }: AddressValues): boolean =>
  Object.values(texts).every((text) => text.trim() === '');

/** `outside`: not a country of the order's region. */
export type AddressProblem = 'missing' | 'outside';

/** @param countries of the order's region, lowercase */
export function addressProblems(
  values: AddressValues,
  countries: readonly string[],
): Partial<Record<keyof AddressValues, AddressProblem>> {
  const { country_code: country, first_name: first, last_name: last } = values;
  if (country === null) return { country_code: 'missing' };
  const problems: Partial<Record<keyof AddressValues, AddressProblem>> = {};
  if (!countries.includes(country)) problems.country_code = 'outside';
  if (!first.trim() && !last.trim()) problems.first_name = 'missing';
  for (const field of neededFields(country)) {
    if (!values[field].trim()) problems[field] = 'missing';
  }
  return problems;
}
