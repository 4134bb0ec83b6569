import { countryName } from '#ui/country/country-name.ts';

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

/** Most countries: person to place. */
const DEFAULT_LINES = ['name', 'company', 'street', 'street2', 'postal city', 'province'];
const CITY_PROVINCE_POSTAL = ['name', 'company', 'street', 'street2', 'city, province postal'];
const CITY_POSTAL = ['name', 'company', 'street', 'street2', 'city postal', 'province'];
const POSTAL_LAST = ['name', 'company', 'street', 'street2', 'city', 'province', 'postal'];

const LINES: Record<string, readonly string[]> = {
  AU: ['name', 'company', 'street', 'street2', 'city province postal'],
  BR: ['name', 'company', 'street', 'street2', 'city - province', 'postal'],
  CA: ['name', 'company', 'street', 'street2', 'city province postal'],
  GB: POSTAL_LAST,
  GR: DEFAULT_LINES,
  HU: ['name', 'company', 'city', 'street', 'street2', 'postal'],
  ID: CITY_POSTAL,
  IE: POSTAL_LAST,
  IN: CITY_POSTAL,
  IT: ['name', 'company', 'street', 'street2', 'postal city province'],
  NZ: CITY_POSTAL,
  SA: CITY_POSTAL,
  SG: CITY_POSTAL,
  TH: ['name', 'company', 'street', 'street2', 'city', 'province postal'],
  TW: CITY_POSTAL,
  US: CITY_PROVINCE_POSTAL,
};

/** Place to person, in the country's own script. */
const FROM_LARGE: Record<string, readonly string[]> = {
  CN: ['postal', 'province+city', 'street', 'street2', 'company', 'name'],
  HK: ['province+city', 'street', 'street2', 'company', 'name'],
  JP: ['〒+postal', 'province+city', 'street', 'street2', 'company', 'name'],
  KR: ['province city', 'street', 'street2', 'company', 'name', 'postal'],
  TW: ['postal', 'province+city', 'street', 'street2', 'company', 'name'],
};

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const PARTS = /name|company|street2|street|postal|city|province/g;

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
 * Returns fields line by line, as the country writes them.
 *
 * @param country two letters, any case
 */
export function addressRows(country: string): AddressField[][] {
  const code = country.toUpperCase();
  const rows = (FROM_LARGE[code] ?? LINES[code] ?? DEFAULT_LINES).map((line) =>
    (line.match(PARTS) ?? []).flatMap((part) => FIELDS[part] ?? []),
  );
  return FROM_LARGE[code] === undefined
    ? rows
    : rows.map((row) => (row.includes('last_name') ? row.toReversed() : row));
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
  const isFromLarge =
    FROM_LARGE[country] !== undefined && EAST_ASIAN.test(`${address.city}${address.address_1}`);
  const names = isFromLarge && EAST_ASIAN.test(last) ? [last, first] : [first, last];
  const values: Record<string, string> = {
    name: names.filter(Boolean).join(' '),
    company: text(address.company),
    street: text(address.address_1),
    street2: text(address.address_2),
    postal: text(address.postal_code),
    city: text(address.city),
    province: text(address.province),
  };
  const lines = (isFromLarge ? FROM_LARGE[country] : LINES[country]) ?? DEFAULT_LINES;
  return [
    ...lines.map((line) => written(line, values)),
    country ? countryName(country, tag) : '',
  ].filter(Boolean);
}

/** Missing values drop their separator; `+` joins without a space. */
function written(line: string, values: Readonly<Record<string, string>>): string {
  // A lone 〒 is no line.
  if ((line.match(PARTS) ?? []).every((part) => !values[part])) return '';
  const [parts, between] = [line.match(PARTS) ?? [], line.split(PARTS)];
  let text = '';
  parts.forEach((part, index) => {
    const value = values[part];
    if (!value) return;
    const sign = (between[index] ?? '').replaceAll('+', '');
    text += text || index === 0 ? sign + value : value;
  });
  return text;
}
