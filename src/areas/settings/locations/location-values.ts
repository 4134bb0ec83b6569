import type { StockLocationAddressInput } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import { addressRows } from '#shared/address.ts';
import type { AddressField } from '#shared/address.ts';
import type { Location } from './query.ts';

/** The parts of a location's address that are texts; nobody's name belongs to it. */
export const TEXTS = ['address_1', 'address_2', 'postal_code', 'city', 'province'] as const;
export type AddressText = (typeof TEXTS)[number];

/** What the form of a location edits. */
export interface LocationValues extends Record<AddressText, string> {
  name: string;
  /** Two small letters; null while none is chosen. */
  country_code: string | null;
  phone: string;
  /** Ids of sales channels. */
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

/** The fields of an address, line by line as its country writes them. */
export const rowsOf = (country: string | null): AddressText[][] =>
  addressRows(country ?? '')
    .map((row) => row.filter(isText))
    .filter((row) => row.length > 0);

/** Whether any part of an address was entered. */
export const hasAddress = (values: LocationValues): boolean =>
  values.country_code !== null ||
  values.phone.trim() !== '' ||
  TEXTS.some((field) => values[field].trim() !== '');

/** What is wrong with a location, by field. */
export type LocationProblem = 'nameMissing' | 'streetMissing' | 'countryMissing' | 'addressKept';

/**
 * What is wrong with a location's values. An address is whole or none, and the server can't take one away again.
 *
 * @param hadAddress whether the location has an address already
 */
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

/** A whole address as it is sent; undefined where none was entered. An emptied field is sent empty. */
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

/** Whether a form's address is another one than before. */
export const isMoved = (before: LocationValues, after: LocationValues): boolean =>
  JSON.stringify(addressOf(before, before)) !== JSON.stringify(addressOf(after, before));
