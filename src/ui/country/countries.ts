import { NAMES } from './country-name.ts';

/** ISO 3166-1 alpha-2 codes. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Systems without flag emoji show the two letters. */
export const flagOf = (code: string): string =>
  [...code.toUpperCase()]
    .map((letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)))
    .join('');

export interface Country {
  /** Uppercase. */
  code: string;
  name: string;
  /** Code and English name, also searched. */
  terms: string;
}

export function countriesIn(tag: string, codes: readonly string[] = COUNTRY_CODES): Country[] {
  const names = new Intl.DisplayNames([tag], NAMES);
  const english = new Intl.DisplayNames(['en'], NAMES);
  const order = new Intl.Collator(tag);
  return codes
    .map((code) => code.toUpperCase())
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      terms: `${code} ${english.of(code) ?? ''}`.toLowerCase(),
    }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds countries by name, English name or code; ignores accents. */
export function findCountries(countries: readonly Country[], text: string): Country[] {
  const wanted = plain(text.trim());
  if (!wanted) return [...countries];
  const found = countries.filter(
    ({ name, terms }) => plain(name).includes(wanted) || terms.includes(wanted),
  );
  return found.toSorted(
    (a, b) => Number(b.code.toLowerCase() === wanted) - Number(a.code.toLowerCase() === wanted),
  );
}
