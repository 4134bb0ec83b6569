import type { StockLocationAddressInput } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import { addressRows } from '#shared/domain/address.ts';
import type { AddressField } from '#shared/domain/address.ts';
import type { Location } from './query.ts';

/** Text fields of an address. A location has no person's name. */
export const TEXTS = ['address_1', 'address_2', 'postal_code', 'city', 'province'] as const;
export type AddressText = (typeof TEXTS)[number];

export interface LocationValues extends Record<AddressText, string> {
  name: string;
  /** Two lower-case letters; null while empty. */
  country_code: string | null;
  phone: string;
  /** Sales channel ids. */
  channels: string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function toValues(
  location: Pick<Location, 'name' | 'address' | 'sales_channels'> | undefined,
): LocationValues {
  const address = location?.address;
  return {
    name: location?.name ?? '',
    country_code: text(address?.country_code).toLowerCase() || null,
    address_1: text(address?.address_1),
    address_2: text(address?.address_2),
    postal_code: text(address?.postal_code),
    city: text(address?.city),
    province: text(address?.province),
    phone: text(address?.phone),
    channels: readEach(location?.sales_channels, ({ id }) => id).toSorted(),
  };
}

const isText = (field: AddressField): field is AddressText =>
  (TEXTS as readonly string[]).includes(field);

/** Address fields in the country's line order. */
export const rowsOf = (country: string | null): AddressText[][] =>
  addressRows(country ?? '')
    .map((row) => row.filter(isText))
    .filter((row) => row.length > 0);

export const hasAddress = (values: LocationValues): boolean =>
  values.country_code !== null ||
  values.phone.trim() !== '' ||
  TEXTS.some((field) => values[field].trim() !== '');

export type LocationProblem = 'nameMissing' | 'streetMissing' | 'countryMissing' | 'addressKept';

/** Validates a location. An address is complete or absent, and the server can't remove one. */
export function locationProblems(
  values: LocationValues,
  hadAddress: boolean,
): Partial<Record<keyof LocationValues, LocationProblem>> {
  const problems: Partial<Record<keyof LocationValues, LocationProblem>> = {};
  if (!values.name.trim()) problems.name = 'nameMissing';
  const isGiven = hasAddress(values);
  if (!isGiven && hadAddress) problems.address_1 = 'addressKept';
  if (isGiven && !values.address_1.trim()) problems.address_1 = 'streetMissing';
  if (isGiven && values.country_code === null) problems.country_code = 'countryMissing';
  return problems;
}

/** Returns the whole address, undefined if none was entered. Cleared fields are sent empty. */
export function addressOf(
  values: LocationValues,
  before?: LocationValues,
): StockLocationAddressInput | undefined {
  if (!hasAddress(values)) return undefined;
  const address: StockLocationAddressInput = {
    address_1: values.address_1.trim(),
    country_code: values.country_code ?? '',
  };
  for (const field of ['address_2', 'postal_code', 'city', 'province', 'phone'] as const) {
    const value = values[field].trim();
    if (value || before?.[field]) address[field] = value;
  }
  return address;
}

/** Returns whether the address changed. */
export const isMoved = (before: LocationValues, after: LocationValues): boolean =>
  JSON.stringify(addressOf(before, before)) !== JSON.stringify(addressOf(after, before));
