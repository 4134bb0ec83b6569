import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { COUNTRY_CODES, countriesIn, findCountries, flagOf } from '#ui/country/countries.ts';
import { countryName } from '#ui/country/country-name.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { useRegions } from '#shared/sources/regions.ts';

/** Returns countries. Those of other regions are disabled, since each belongs to at most one. */
export function useFreeCountries(ownId: string | undefined): OptionSource {
  const tag = useTag();
  const { t } = useTranslation('regions');
  const regions = useRegions().data;
  return useMemo(() => {
    const holders = new Map(
      (regions ?? [])
        .filter(({ id }) => id !== ownId)
        .flatMap(({ name, countries }) =>
          readEach(countries, ({ iso_2: code }) => [code.toUpperCase(), name] as const),
        ),
    );
    const all = countriesIn(tag, COUNTRY_CODES);
    const option = (code: string, name: string) => {
      const holder = holders.get(code.toUpperCase());
      return {
        value: code.toLowerCase(),
        label: `${flagOf(code)} ${name}`,
        ...(holder === undefined
          ? {}
          : { isDisabled: true, detail: t('countryOf', { region: holder }) }),
      };
    };
    return {
      key: ['countries', 'free', tag, ownId ?? '', [...holders.keys()].join(' ')],
      detailed: true,
      find: ({ q = '', limit, offset }) => {
        const found = findCountries(all, q);
        const options = found
          .slice(offset, offset + limit)
          .map(({ code, name }) => option(code, name));
        return Promise.resolve({ options, count: found.length });
      },
      one: (code) => Promise.resolve(option(code, countryName(code, tag))),
    };
  }, [tag, t, regions, ownId]);
}
