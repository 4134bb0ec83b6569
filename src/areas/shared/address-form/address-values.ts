import type { AddressInput } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { neededFields } from '../address.ts';
import type { AddressField, PostalAddress } from '../address.ts';

/** Which of an order's addresses, as the server names them. */
export type AddressOf = 'shipping_address' | 'billing_address';

export interface AddressValues extends Record<AddressField, string> {
  /** Two small letters; null while none is chosen. */
  country_code: string | null;
  phone: string;
}

/** The form's values of an address; empty ones where there is none. */
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

/** What is sent: the changed fields only, and the country, without which the server takes no address. */
export function addressBody(
  of: AddressOf,
  before: AddressValues,
  after: AddressValues,
): Partial<Record<AddressOf, AddressInput>> {
  const { country_code: _country, ...changed } = changedBody(before, after);
  return { [of]: { ...changed, country_code: after.country_code ?? '' } };
}

/** A whole address as it is sent: fields without a text are left out. */
export function wholeAddress(values: AddressValues): AddressInput {
  const filled = Object.entries(values).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Whether nothing was entered but a country. */
export const isEmptyAddress = ({ country_code: _country, ...texts }: AddressValues): boolean =>
  Object.values(texts).every((text) => text.trim() === '');

/** What is wrong with a value: it is missing, or orders of the region can't go there. */
export type AddressProblem = 'missing' | 'outside';

/**
 * What is wrong with an address, by field.
 *
 * @param countries those of the order's region, in small letters
 */
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
