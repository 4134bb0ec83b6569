import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTag } from '../format/useTag.ts';
import { EntitySelect } from '../picker/EntitySelect.tsx';
import type { Option, OptionSource } from '../picker/source.ts';
import { COUNTRY_CODES, countriesIn, findCountries, flagOf } from './countries.ts';
import { countryName } from './country-name.ts';

const toOption = (code: string, name: string): Option => ({
  value: code.toLowerCase(),
  label: `${flagOf(code)} ${name}`,
});

function useCountries(codes: readonly string[]): OptionSource {
  const tag = useTag();
  return useMemo(() => {
    const countries = countriesIn(tag, codes);
    return {
      key: ['countries', tag, codes.join(' ')],
      find: ({ q = '', limit, offset }) => {
        const found = findCountries(countries, q);
        const options = found
          .slice(offset, offset + limit)
          .map(({ code, name }) => toOption(code, name));
        return Promise.resolve({ options, count: found.length });
      },
      one: (code) => Promise.resolve(toOption(code, countryName(code, tag))),
    };
  }, [tag, codes]);
}

interface CountrySelectProps {
  label: string;
  /** Lowercase ISO 3166-1 alpha-2. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Must be stable across renders. */
  codes?: readonly string[];
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

export function CountrySelect({ codes = COUNTRY_CODES, ...props }: CountrySelectProps): ReactNode {
  return <EntitySelect {...props} source={useCountries(codes)} />;
}
