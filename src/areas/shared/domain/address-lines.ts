import { formatAddress } from 'localized-address-format';
import { memoize } from '#ui/format/memoize.ts';

export const PARTS = /name|company|street2|street|postal|city|province/g;

export const partsOf = (line: string): string[] => line.match(PARTS) ?? [];

/** Formatted, they are the country's lines. */
const NAMES_OF_PARTS = {
  name: 'name',
  organization: 'company',
  addressLines: ['street', 'street2'],
  locality: 'city',
  administrativeArea: 'province',
  postalCode: 'postal',
};

/** Without a country. */
const PERSON_TO_PLACE = ['name', 'company', 'street', 'street2', 'postal city', 'province'];

/** There the library has no city of its own. `+` joins without a space. */
const OWN_LINES: Readonly<Record<string, readonly string[]>> = {
  'JP latin': ['name', 'company', 'street', 'street2', 'city, province postal'],
  'JP local': ['〒+postal', 'province+city', 'street', 'street2', 'company', 'name'],
  'MZ latin': PERSON_TO_PLACE,
  'MZ local': PERSON_TO_PLACE,
  'SG latin': ['name', 'company', 'street', 'street2', 'city postal', 'province'],
  'SG local': ['name', 'company', 'street', 'street2', 'city postal', 'province'],
};

/** Codes that are only for letters from abroad. */
const COUNTRY_PREFIX = /^[A-Z]{1,3}[- ]?(?=postal)/;
/** Of a street of two lines. */
const LOOSE_START = /^[\s,]+/;

/** Parcels need no more than a country's usual parts, but nothing that is known may be hidden. */
function withAllParts(lines: readonly string[]): readonly string[] {
  const all = [...lines];
  const indexOf = (...parts: string[]): number =>
    all.findIndex((line) => partsOf(line).some((part) => parts.includes(part)));
  const endsWithName = partsOf(all.at(-1) ?? '').includes('name');
  const last = (): number => (endsWithName ? 0 : all.length);
  if (indexOf('city') === -1) {
    const place = indexOf('province', 'postal');
    all.splice(place === -1 ? last() : place, 0, 'city');
  }
  if (indexOf('province') === -1) {
    const city = all.indexOf('city');
    all.splice(city === -1 ? last() : city + (endsWithName ? 0 : 1), 0, 'province');
  }
  if (indexOf('postal') === -1) all.splice(last(), 0, 'postal');
  return all;
}

const made = memoize((key): readonly string[] => {
  const [country = '', script] = key.split(' ');
  const lines = formatAddress(
    { ...NAMES_OF_PARTS, postalCountry: country },
    script === 'local' ? 'local' : 'latin',
  );
  return withAllParts(
    lines
      .map((line) => line.replace(COUNTRY_PREFIX, '').replace(LOOSE_START, ''))
      .filter((line) => partsOf(line).length > 0),
  );
});

/**
 * Returns a country's lines, with `PARTS` as placeholders.
 *
 * @param country two capital letters; empty while unknown
 * @param script the country's own, or Latin; some countries write their own from the place to the person
 */
export function linesOf(country: string, script: 'local' | 'latin'): readonly string[] {
  if (country === '') return PERSON_TO_PLACE;
  const key = `${country} ${script}`;
  return OWN_LINES[key] ?? made(key);
}
