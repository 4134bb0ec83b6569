import { countryName } from '#ui/country/country-name.ts';
import { EAST_ASIAN } from '#ui/format/person-name.ts';
import { PARTS, linesOf, partsOf } from './address-lines.ts';

export type AddressField =
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'postal_code'
  | 'city'
  | 'province';

export interface PostalAddress {
  company?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  city?: string | null;
  /** Two letters. */
  country_code?: string | null;
  province?: string | null;
  postal_code?: string | null;
}

/** They write the last name first, in their own script. */
const LAST_NAME_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'JP', 'KR', 'MO', 'TW']);

/** A letter that isn't Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

const FIELDS: Record<string, readonly AddressField[]> = {
  name: ['first_name', 'last_name'],
  company: ['company'],
  street: ['address_1'],
  street2: ['address_2'],
  postal: ['postal_code'],
  city: ['city'],
  province: ['province'],
};

/** Postal codes are unused or rare there. */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK IE JM KI KM KN ' +
    'KP LC LY ML MO MR MW NR NU PA QA RW SB SC SL SO SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);

/** City-states. */
const ONE_CITY: ReadonlySet<string> = new Set(['GI', 'HK', 'MC', 'MO', 'SG', 'VA']);

/**
 * Returns fields line by line, as the country writes them, with a person before the company.
 *
 * @param country two letters, any case
 */
export function addressRows(country: string): AddressField[][] {
  const code = country.toUpperCase();
  const rows = linesOf(code, 'local').map((line) =>
    partsOf(line).flatMap((part) => FIELDS[part] ?? []),
  );
  const [first, second, ...rest] = rows;
  if (first?.[0] === 'company' && second) return [second, first, ...rest];
  return LAST_NAME_FIRST.has(code)
    ? rows.map((row) => (row.includes('last_name') ? row.toReversed() : row))
    : rows;
}

/** Returns fields a parcel needs, besides a name. */
export function neededFields(country: string): AddressField[] {
  const code = country.toUpperCase();
  const needed: AddressField[] = ['address_1'];
  if (!ONE_CITY.has(code)) needed.push('city');
  if (!WITHOUT_POSTAL_CODES.has(code)) needed.push('postal_code');
  return needed;
}

/**
 * Formats an address as its country does, country name last.
 *
 * @param tag language of the country name
 */
export function addressLines(address: PostalAddress, tag: string): string[] {
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const country = text(address.country_code).toUpperCase();
  const [first, last] = [text(address.first_name), text(address.last_name)];
  const script = OTHER_SCRIPT.test(`${text(address.city)}${text(address.address_1)}`)
    ? 'local'
    : 'latin';
  const isLastFirst = LAST_NAME_FIRST.has(country) && EAST_ASIAN.test(last);
  const names = isLastFirst ? [last, first] : [first, last];
  const values: Record<string, string> = {
    name: names.filter(Boolean).join(' '),
    company: text(address.company),
    street: text(address.address_1),
    street2: text(address.address_2),
    postal: text(address.postal_code),
    city: text(address.city),
    province: text(address.province),
  };
  return [
    ...linesOf(country, script).map((line) => written(line, values)),
    country ? countryName(country, tag) : '',
  ].filter(Boolean);
}

/** Missing values drop their separator; `+` joins without a space. */
function written(line: string, values: Readonly<Record<string, string>>): string {
  // A lone 〒 is no line.
  if (partsOf(line).every((part) => !values[part])) return '';
  const [parts, between] = [partsOf(line), line.split(PARTS)];
  let text = '';
  parts.forEach((part, index) => {
    const value = values[part];
    if (!value) return;
    const sign = (between[index] ?? '').replaceAll('+', '');
    text += text || index === 0 ? sign + value : value;
  });
  return text;
}
